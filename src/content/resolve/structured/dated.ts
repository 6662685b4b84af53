import type { Article, BlogPosting, Event, JobPosting, Offer, Place, Thing } from 'schema-dts'
import type { Page } from '../../../../schemas/index.ts'
import { currencyOf } from '../../model/currency.ts'
import { daysAhead, type EventDay } from '../../model/days/eventDays.ts'
import { pageFolder } from '../../model/files/pageAddress.ts'
import { officeNameOf, officeOf } from '../../model/offices/officeOf.ts'
import type { SectionModel } from '../../model/pageModel.ts'
import { fillerOf } from '../filler.ts'
import { absoluteUrl, type DatedKind, type ResolveContext } from '../resolveContext.ts'
import { socialImage } from '../social/socialImage.ts'
import { addressOf, officeId } from './business.ts'
import { shownAs } from './shownAs.ts'

interface Facts {
  context: ResolveContext
  sections: readonly SectionModel[]
}

/** The records of a post, an event, an offer or a job; empty without the date that its kind requires. */
export const byDatedKind: Record<DatedKind, (facts: Facts) => Thing[]> = {
  article: (facts) => (facts.context.current.page.date === undefined ? [] : [article(facts)]),
  event: (facts) => daysAhead(facts.context.current.page, facts.context.model.today).map((day) => event(facts, day)),
  offer: (facts) => [offer(facts)],
  job: (facts) => (facts.context.current.page.date === undefined ? [] : [job(facts)]),
}

/** Returns the properties that all of them share: name, first words, address and picture. */
function about(facts: Facts) {
  const { context } = facts
  const { model, base, current } = context
  const image = socialImage(context)
  return {
    ...shownAs(facts),
    url: absoluteUrl(model, base, current.path),
    ...(image && { image: image.url }),
  }
}

/** A page in a folder is a blog posting. */
function article(facts: Facts): Thing {
  const { context } = facts
  const { date, updated, author } = context.current.page
  const { name, ...rest } = about(facts)
  const said = {
    headline: name,
    ...rest,
    mainEntityOfPage: rest.url,
    ...(date !== undefined && { datePublished: date, dateModified: updated ?? date }),
    author:
      author === undefined
        ? { '@id': officeId(context) }
        : ({ '@type': 'Person', name: fillerOf(context).plain(author) } as const),
    publisher: { '@id': officeId(context) },
  }
  return pageFolder(context.current.file) === ''
    ? ({ '@type': 'Article', ...said } satisfies Article)
    : ({ '@type': 'BlogPosting', ...said } satisfies BlogPosting)
}

/**
 * Each day of an event is a separate event: https://developers.google.com/search/docs/appearance/structured-data/event
 */
function event(facts: Facts, { starts, ends }: EventDay): Event {
  const { context } = facts
  const { price } = context.current.page
  const { url, ...rest } = about(facts)
  return {
    '@type': 'Event',
    ...rest,
    url,
    // A time without an offset is local to the place
    // (https://developers.google.com/search/docs/appearance/structured-data/event).
    startDate: starts,
    ...(ends !== undefined && { endDate: ends }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(context),
    organizer: { '@id': officeId(context) },
    ...(price !== undefined && { offers: { '@type': 'Offer', url, ...priceOf(context) } }),
  }
}

function offer(facts: Facts): Offer {
  const { context } = facts
  const { until } = context.current.page
  return {
    '@type': 'Offer',
    ...about(facts),
    ...priceOf(context),
    ...(until !== undefined && { priceValidUntil: until, validThrough: until }),
    offeredBy: { '@id': officeId(context) },
  }
}

const employmentTypes: Record<NonNullable<Page['employmentType']>, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  'per-day': 'PER_DIEM',
  other: 'OTHER',
}

/**
 * Property names as Google requires them:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
function job(facts: Facts): JobPosting {
  const { context, sections } = facts
  const { date = '', validThrough, salary, employmentType } = context.current.page
  const { name, description, url } = about(facts)
  const currency = currencyOf(context.model.site.company)
  const bodies = sections.flatMap((section) => (section.type === 'prose' ? section.props.body : []))
  return {
    '@type': 'JobPosting',
    title: name,
    // Search engines reject a job without a description.
    description: bodies.join('') || description || name,
    url,
    datePosted: date,
    ...(validThrough !== undefined && { validThrough: `${validThrough}T23:59` }),
    ...(employmentType && { employmentType: employmentTypes[employmentType] }),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': officeId(context),
      name: context.model.site.company.name,
    },
    jobLocation: placeOf(context),
    ...(salary &&
      currency !== undefined && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency,
          value: {
            '@type': 'QuantitativeValue',
            ...(salary.to === undefined ? { value: salary.from } : { minValue: salary.from, maxValue: salary.to }),
            unitText: salary.per.toUpperCase(),
          },
        },
      }),
  }
}

/** Returns the place that a page names, or its office. */
function placeOf(context: ResolveContext): Place {
  const { model, current } = context
  const { place } = current.page
  const { plain } = fillerOf(context)
  if (place) return { '@type': 'Place', name: plain(place.name), address: plain(place.address) }
  const office = officeOf(model.site, current.page)
  return { '@type': 'Place', name: officeNameOf(office), address: addressOf(office) }
}

function priceOf({ model, current }: ResolveContext) {
  const { price } = current.page
  const currency = currencyOf(model.site.company)
  return price === undefined || currency === undefined ? {} : { price, priceCurrency: currency }
}
