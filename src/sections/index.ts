import type { ComponentType } from 'react'
import type { SectionType } from '../../schemas/index.ts'
import type { SectionProps } from '../content/model/pageModel.ts'
import { Block } from './Block/Block.tsx'
import { CardGrid } from './CardGrid/CardGrid.tsx'
import { Checklist } from './Checklist/Checklist.tsx'
import { ComingSoon } from './ComingSoon/ComingSoon.tsx'
import { ContactDetails } from './ContactDetails/ContactDetails.tsx'
import { ContactForm } from './ContactForm/ContactForm.tsx'
import { CtaBand } from './CtaBand/CtaBand.tsx'
import { Embed } from './Embed/Embed.tsx'
import { Faq } from './Faq/Faq.tsx'
import { FeatureList } from './FeatureList/FeatureList.tsx'
import { Form } from './Form/Form.tsx'
import { Gallery } from './Gallery/Gallery.tsx'
import { Hero } from './Hero/Hero.tsx'
import { LinkList } from './LinkList/LinkList.tsx'
// biome-ignore lint/suspicious/noShadowRestrictedNames: a section's component bears the name of its type
import { Map } from './Map/Map.tsx'
import { Offers } from './Offers/Offers.tsx'
import { PriceList } from './PriceList/PriceList.tsx'
import { Prose } from './Prose/Prose.tsx'
import { QuoteForm } from './QuoteForm/QuoteForm.tsx'
import { ScopeOfWork } from './ScopeOfWork/ScopeOfWork.tsx'
import { SitemapList } from './SitemapList/SitemapList.tsx'
import { Stats } from './Stats/Stats.tsx'
import { Steps } from './Steps/Steps.tsx'
import { Table } from './Table/Table.tsx'
import { Team } from './Team/Team.tsx'
import { Testimonials } from './Testimonials/Testimonials.tsx'
import { TextColumns } from './TextColumns/TextColumns.tsx'
import { Video } from './Video/Video.tsx'

/** The component of each section type. */
export const sectionComponents: { [T in SectionType]: ComponentType<SectionProps[T]> } = {
  hero: Hero,
  prose: Prose,
  cardGrid: CardGrid,
  featureList: FeatureList,
  checklist: Checklist,
  scopeOfWork: ScopeOfWork,
  textColumns: TextColumns,
  linkList: LinkList,
  ctaBand: CtaBand,
  steps: Steps,
  form: Form,
  quoteForm: QuoteForm,
  contactForm: ContactForm,
  contactDetails: ContactDetails,
  faq: Faq,
  map: Map,
  comingSoon: ComingSoon,
  stats: Stats,
  table: Table,
  testimonials: Testimonials,
  gallery: Gallery,
  team: Team,
  priceList: PriceList,
  offers: Offers,
  video: Video,
  embed: Embed,
  sitemapList: SitemapList,
  block: Block,
}
