/** Remarks that writing and translation programs add to the text that they return. */
import { titleFields } from '../../text/checkFiller.ts'
import { anyOf, anyPattern } from '../../wording/anyOf.ts'
import { ofProgram } from './programWords.ts'
import { cuesWith, type StandIn } from './standIn.ts'

/** The moment until which somebody is to act, which only the people of a site know. */
const untilPublished = anyOf(
  'before publishing, prior to publishing, before publication, prior to publication, before you publish, before going live',
  'avant de publier, avant publication, avant la publication, avant la mise en ligne',
  'vor der Veröffentlichung, vor Veröffentlichung, vor dem Veröffentlichen',
  'antes de publicar, antes de publicarlo, antes de la publicación',
)
const notes = anyOf('note, nb, important, reminder, remarque, hinweis, anmerkung, wichtig, nota, importante')

const translated = anyOf(
  'translated with, translated by, traduit avec, traduit par, übersetzt mit, übersetzt von, traducido con, traducido por',
)
const translator = '(?:www\\.)?(?:DeepL|Google)(?:\\.com)?(?:/Translator| Translate| Traduction| Übersetzer)?'
const ofFree = '[ \\u00a0]?\\((?:free version|version gratuite|kostenlose Version|versión gratuita)\\)'

/** Marks of WordPress for a form, a gallery or a box (https://codex.wordpress.org/Shortcode_API), and of its builders. */
const shortcode = '\\[[a-z][a-z0-9_-]*(?:\\s+[a-z_-]+ ?= ?["“”‘’″][^"“”‘’″\\]\\n]*["“”‘’″])+ ?/?\\](?!\\()'
const ofBuilder = '\\[/?(?:vc|et_pb|fusion|av|fl|su)_[a-z_]+(?: [^\\]\\n]*)?\\](?!\\()'

export const toolWords: readonly StandIn[] = [
  {
    cues: [
      ...['id', 'ids', 'slug', 'alias', 'width', 'class', 'columns', 'title', 'type', 'src', 'url'],
      ...['vc_row', 'vc_column', 'vc_column_text', 'et_pb_section', 'et_pb_row', 'et_pb_column', 'et_pb_text'],
      ...['fusion_text', 'fusion_builder_container', 'av_textblock', 'av_one_full', 'su_button', 'su_box'],
    ],
    marks: '[',
    pattern: anyPattern('gi', [shortcode, ofBuilder]),
    says: 'is a mark for a plugin of WordPress, which visitors would read as it stands',
    fix: 'Delete it, and add a section for what it stood for, such as a form or a gallery.',
  },
  {
    cues: [
      ...cuesWith('before, prior to', 'publishing'),
      ...cuesWith('before, prior to', 'publication'),
      ...['before you publish', 'before going live', 'avant de publier', 'avant publication', 'avant la publication'],
      ...['avant la mise', 'vor der veröffentlichung', 'vor veröffentlichung', 'vor dem veröffentlichen'],
      ...['antes de publicar', 'antes de publicarlo', 'antes de la publicación'],
    ],
    marks: '[(',
    // Without brackets, a printer may ask customers for it.
    pattern: new RegExp(
      `[([]${notes}[ \\u00a0]?:[^()[\\]\\n]{0,200}(?<!\\p{L})${untilPublished}(?!\\p{L})[^()[\\]\\n]{0,60}[)\\]]`,
      'giu',
    ),
    fix: ofProgram,
  },
  {
    cues: ['deepl', 'google'].flatMap((name) =>
      cuesWith(
        'translated with, translated by, traduit avec, traduit par, übersetzt mit, übersetzt von, traducido con, traducido por',
        name,
      ).flatMap((cue) => [cue, cue.replace(name, `www ${name}`)]),
    ),
    marks: '[(',
    // In a sentence, a company may say how it translates.
    pattern: new RegExp(
      `\\[${translated} ${translator}(?:${ofFree})?\\]|(?<!\\p{L})${translated} ${translator}${ofFree}`,
      'giu',
    ),
    says: 'is what a translation program writes beside its text',
    fix: 'Delete it.',
  },
  {
    cues: ['option 1', 'opción 1', 'version 1', 'variante 1'],
    marks: ':',
    // A text may offer two ways to customers; a title has one wording.
    pattern: /^(Option|Opción|Version|Variante) 1[ \u00a0]?:[^\n]{1,200}(?<!\p{L})\1 2[ \u00a0]?:/giu,
    fields: new Set([...titleFields, 'description']),
    severity: 'warning',
    says: 'begins two proposals of a program, and one of them is to stay',
    fix: 'Keep one of them, without its number.',
  },
]
