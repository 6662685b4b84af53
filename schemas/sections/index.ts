import { block } from './block/block.ts'
import { cardGrid } from './cardGrid/cardGrid.ts'
import { checklist } from './checklist/checklist.ts'
import { comingSoon } from './comingSoon/comingSoon.ts'
import { contactDetails } from './contactDetails/contactDetails.ts'
import { contactForm } from './contactForm/contactForm.ts'
import { ctaBand } from './ctaBand/ctaBand.ts'
import { embed } from './embed/embed.ts'
import { faq } from './faq/faq.ts'
import { featureList } from './featureList/featureList.ts'
import { form } from './form/form.ts'
import { gallery } from './gallery/gallery.ts'
import { hero } from './hero/hero.ts'
import { linkList } from './linkList/linkList.ts'
import { map } from './map/map.ts'
import { offers } from './offers/offers.ts'
import { priceList } from './priceList/priceList.ts'
import { prose } from './prose/prose.ts'
import { quoteForm } from './quoteForm/quoteForm.ts'
import { scopeOfWork } from './scopeOfWork/scopeOfWork.ts'
import { sitemapList } from './sitemapList/sitemapList.ts'
import { stats } from './stats/stats.ts'
import { steps } from './steps/steps.ts'
import { table } from './table/table.ts'
import { team } from './team/team.ts'
import { testimonials } from './testimonials/testimonials.ts'
import { textColumns } from './textColumns/textColumns.ts'
import { video } from './video/video.ts'

/** All section types: the key is the `type` in a page file, the value the schema of its other properties. */
export const sections = {
  hero,
  prose,
  cardGrid,
  featureList,
  checklist,
  scopeOfWork,
  textColumns,
  linkList,
  ctaBand,
  steps,
  form,
  quoteForm,
  contactForm,
  contactDetails,
  faq,
  map,
  comingSoon,
  stats,
  table,
  testimonials,
  gallery,
  team,
  priceList,
  offers,
  video,
  embed,
  sitemapList,
  block,
} as const
