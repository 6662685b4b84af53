import { cardGrid } from './cardGrid.ts'
import { checklist } from './checklist.ts'
import { comingSoon } from './comingSoon.ts'
import { contactDetails } from './contactDetails.ts'
import { contactForm } from './contactForm.ts'
import { ctaBand } from './ctaBand.ts'
import { faq } from './faq.ts'
import { featureList } from './featureList.ts'
import { hero } from './hero.ts'
import { linkList } from './linkList.ts'
import { map } from './map.ts'
import { prose } from './prose.ts'
import { quoteForm } from './quoteForm.ts'
import { sitemapList } from './sitemapList.ts'
import { steps } from './steps.ts'
import { textColumns } from './textColumns.ts'

/** All section types: the key is the `type` a page file writes, the value the schema of its other fields. */
export const sections = {
  hero,
  prose,
  cardGrid,
  featureList,
  checklist,
  textColumns,
  linkList,
  ctaBand,
  steps,
  quoteForm,
  contactForm,
  contactDetails,
  faq,
  map,
  comingSoon,
  sitemapList,
} as const
