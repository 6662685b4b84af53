import type { ComponentType } from 'react'
import type { SectionType } from '../../schemas/index.ts'
import type { SectionProps } from '../content/model/pageModel.ts'
import { CardGrid } from './CardGrid.tsx'
import { Checklist } from './Checklist.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CtaBand } from './CtaBand.tsx'
import { Faq } from './Faq.tsx'
import { FeatureList } from './FeatureList.tsx'
import { Hero } from './Hero.tsx'
import { LinkList } from './LinkList.tsx'
// biome-ignore lint/suspicious/noShadowRestrictedNames: a section's component bears the name of its type
import { Map } from './Map.tsx'
import { Prose } from './Prose.tsx'
import { QuoteForm } from './QuoteForm.tsx'
import { SitemapList } from './SitemapList.tsx'
import { Steps } from './Steps.tsx'
import { TextColumns } from './TextColumns.tsx'

/** The component of each section type. */
export const sectionComponents: { [T in SectionType]: ComponentType<SectionProps[T]> } = {
  hero: Hero,
  prose: Prose,
  cardGrid: CardGrid,
  featureList: FeatureList,
  checklist: Checklist,
  textColumns: TextColumns,
  linkList: LinkList,
  ctaBand: CtaBand,
  steps: Steps,
  quoteForm: QuoteForm,
  contactForm: ContactForm,
  contactDetails: ContactDetails,
  faq: Faq,
  map: Map,
  comingSoon: ComingSoon,
  sitemapList: SitemapList,
}
