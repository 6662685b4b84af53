import type { Section } from '../../../../schemas/index.ts'
import { explainUnreal } from '../../facts/checkDays.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { frameAddress } from '../../text/frames/frameAddress.ts'
import { readVideo } from '../../text/frames/readVideo.ts'
import { nearest } from '../../wording/nearest.ts'
import { count, quoted } from '../../wording/phrases.ts'
import { checkCount } from './checkCount.ts'
import { checkOffers } from './checkOffers.ts'

type Checks = { [T in Section['type']]?: (section: Extract<Section, { type: T }>, path: Path) => Mistake[] }

/** Checks for section types with fields that must agree, which a schema cannot express. */
const checks: Checks = {
  faq: checkAnswers,
  gallery: checkPairs,
  offers: checkOffers,
  priceList: checkLabels,
  table: checkRows,
  testimonials: checkQuotes,
  video: checkFilm,
}

/** Checks the fields of a section against each other. The section must be valid against its schema. */
export function checkTogether(section: Section, path: Path): Mistake[] {
  // The compiler does not know that the key is the type of the section.
  const check = checks[section.type] as ((section: Section, path: Path) => Mistake[]) | undefined
  return [...checkCount(section, path), ...(check?.(section, path) ?? [])]
}

/** Each pair of a gallery needs a picture of the state before, and other layouts must not have one. */
function checkPairs({ items, layout }: Extract<Section, { type: 'gallery' }>, path: Path): Mistake[] {
  const isPaired = layout === 'beforeAfter'
  return items.flatMap(({ image, before }, index): Mistake | Mistake[] => {
    const at = [...path, 'items', index]
    const also = layout && { also: { path: [...path, 'layout'], message: 'The layout is here.' } }
    if (isPaired && !before)
      return {
        path: at,
        part: 'open',
        code: 'pair-without-before',
        message: 'This picture of the gallery has no "before", which the layout "beforeAfter" needs.',
        fix: 'Add "before": { "src": "/images/…", "alt": "…" }, a photo of the same place before the work.',
        ...also,
      }
    if (isPaired) return before ? checkPair(image, before, at) : []
    if (!before) return []
    return {
      path: [...at, 'before'],
      part: 'key',
      code: 'before-without-pair',
      message: `"before" is shown only in the layout "beforeAfter", and this gallery has the layout "${layout ?? 'grid'}".`,
      fix: 'Write "layout": "beforeAfter" in this section, or delete "before".',
      ...also,
    }
  })
}

type Photo = Extract<Section, { type: 'gallery' }>['items'][number]['image']

/** Finds a pair that shows the same picture twice. */
function checkPair(image: Photo, before: Photo, path: Path): Mistake | [] {
  if (!('src' in image && 'src' in before) || image.src !== before.src) return []
  return {
    path: [...path, 'before', 'src'],
    code: 'pair-of-one-picture',
    message: `${quoted(before.src)} is shown before and after the work.`,
    fix: 'Write here the photo of the place before the work.',
    also: { path: [...path, 'image', 'src'], message: 'The picture after it is here.' },
  }
}

/** Quotation marks around a whole text. */
const quotationMarks = /^\s*(?:“[^“”]+”|"[^"]+"|„[^„“”]+[“”]|«[^«»]+»|»[^«»]+«|‘[^‘]+’)\s*$/

/** The page adds quotation marks to testimonials. */
function checkQuotes({ items }: Extract<Section, { type: 'testimonials' }>, path: Path): Mistake[] {
  return items.flatMap(({ quote }, index): Mistake | [] => {
    if (!quotationMarks.test(quote)) return []
    const meant = quote.trim().slice(1, -1).trim()
    return {
      path: [...path, 'items', index, 'quote'],
      code: 'quotation-marks-twice',
      message: 'Quotation marks stand around these words already: visitors would see them twice.',
      fix: 'Write the words without them.',
      replacement: JSON.stringify(meant),
    }
  })
}

/** Finds a question and its answer that are swapped. */
function checkAnswers({ items }: Extract<Section, { type: 'faq' }>, path: Path): Mistake[] {
  return items.flatMap(({ question, answer }, index): Mistake | [] => {
    if (question.includes('?') || !answer.trim().endsWith('?') || answer.length >= question.length) return []
    return {
      path: [...path, 'items', index, 'answer'],
      code: 'answer-asks',
      message: `This answer asks, and its question does not: ${quoted(answer)}.`,
      fix: 'Exchange the two texts: visitors see the question and open the answer.',
    }
  })
}

/**
 * Finds labels that are not in the legend of a price list, so that visitors cannot understand them, or they are typos.
 */
function checkLabels({ groups, legend }: Extract<Section, { type: 'priceList' }>, path: Path): Mistake[] {
  if (!legend) return []
  const known = legend.map(({ label }) => label)
  return groups.flatMap(({ items }, group) =>
    items.flatMap(({ labels = [] }, item) =>
      labels.flatMap((label, index): Mistake | [] => {
        if (known.includes(label)) return []
        const guess = nearest(label, known)
        return {
          path: [...path, 'groups', group, 'items', item, 'labels', index],
          code: 'label-without-meaning',
          message: `The legend of this price list does not say what ${quoted(label)} means.`,
          fix: `${guess ? `Write ${quoted(guess)}, or add` : 'Add'} { "label": ${JSON.stringify(label)}, "text": "…" } to "legend".`,
          also: { path: [...path, 'legend'], part: 'key', message: 'The legend is here.' },
        }
      }),
    ),
  )
}

function checkFilm({ address, date }: Extract<Section, { type: 'video' }>, path: Path): Mistake[] {
  const unreal = [explainUnreal(date, [...path, 'date'])].flat()
  if (readVideo(address)) return unreal
  const isWeb = /^(?:https?:|\/\/|www\.)/i.test(address)
  const framed = frameAddress(address)
  if (framed !== undefined && readVideo(framed))
    return [
      ...unreal,
      {
        path: [...path, 'address'],
        code: 'no-film',
        message: `${quoted(address)} is the code of a frame, and only the address in it belongs here.`,
        fix: `Write ${quoted(framed)}.`,
        replacement: JSON.stringify(framed),
      },
    ]
  const whole = address.trim().replace(/^(?:http:)?\/{0,2}/i, 'https://')
  if (!/^https:/i.test(address) && readVideo(whole)?.kind === 'frame')
    return [
      ...unreal,
      {
        path: [...path, 'address'],
        code: 'no-film',
        message: `${quoted(address)} does not begin with https://, so it leads nowhere.`,
        fix: `Write ${quoted(whole)}.`,
        replacement: JSON.stringify(whole),
      },
    ]
  return [
    ...unreal,
    {
      path: [...path, 'address'],
      code: 'no-film',
      message: isWeb
        ? `${quoted(address)} is no film at YouTube or Vimeo.`
        : `${quoted(address)} is no file of a film that browsers play.`,
      fix: isWeb
        ? 'Copy the address of the page that shows this one film, such as "https://www.youtube.com/watch?v=…" or "https://vimeo.com/…". A player of another site goes into a section of the type "embed".'
        : 'Put a file that ends in .mp4 or .webm into the folder public/ and write its place there, such as "/videos/tour.mp4".',
    },
  ]
}

function checkRows({ columns, rows }: Extract<Section, { type: 'table' }>, path: Path): Mistake[] {
  return rows.flatMap((row, index): Mistake | [] => {
    const surplus = row.length - columns.length
    if (surplus === 0) return []
    return {
      path: [...path, 'rows', index],
      part: 'open',
      code: 'uneven-row',
      message: `This row has ${count(row.length, 'cell')}, and the table has ${count(columns.length, 'column')}.`,
      fix:
        surplus > 0
          ? `Delete ${count(surplus, 'cell')}, or add ${surplus === 1 ? 'a heading' : `${surplus} headings`} to "columns".`
          : `Add ${count(-surplus, 'cell')}; for one without words write "–".`,
      also: { path: [...path, 'columns'], part: 'key', message: 'The columns are here.' },
    }
  })
}
