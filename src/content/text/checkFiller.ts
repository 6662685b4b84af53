import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { quoted } from '../wording/phrases.ts'

/** Fields that hold a few words, by which visitors choose. */
const titles: ReadonlySet<string> = new Set(['title', 'name', 'heading', 'question', 'label'])

/** What editors put where a title belongs; "Step 1" and "Room 2" are titles. */
const part =
  '(?:title|heading|headline|subtitle|subheading|card|item|feature|text|paragraph|column|block|button|entry|page|slide|tab|question|link|widget)'
const titleFiller = new RegExp(
  `^(?:(?:new|sample|example|dummy|add(?: a)?|your|enter(?: a)?|card|item|section|page|block|feature|button|link|question)[ _-]${part}(?: here)?|(?:title|heading|headline|subtitle|subheading|placeholder|lorem|dummy|caption)|${part})(?:[ _-]#?\\d{1,3}| \\(\\d{1,3}\\))?(?=[ \\t]*(?:[.:!?]*$|\\|))`,
  'i',
)
/** These are words of their own too: without a number they may be meant. */
const alone = /^(?:card|item|feature|text|paragraph|column|block|button|entry|page|slide|tab|question|link|widget)$/i

/** What stands where a text is not written yet, whole texts; one word with a full stop may be the words of somebody. */
const textFiller =
  /^(?:(?:(?:your |some |sample |example |dummy |placeholder )?(?:text|description|content|paragraph|caption|placeholder)|your copy)(?: (?:here|text|goes here))?$|(?:this is (?:a |some |just )?(?:placeholder|dummy|sample|test|text block|paragraph)(?: text)?|(?:add|insert|write|type|enter) (?:your |a |some |the )?(?:text|description|content|copy|something|words?|caption)(?: (?:here|about[^.]{0,60}))?|(?:click|tap|double click) (?:here )?to (?:edit|add|change)[^.]{0,60}|i(?:['\u2019]m| am) (?:a )?(?:text block|paragraph)\b.{0,160}|edit (?:this|me)(?: text)?|(?:details|info|information|text|content|description|more) (?:to follow|to come|follows?|tba|tbd|pending)|to be (?:announced|added|written|confirmed|completed|continued)|tba|n\/a|none yet|blah(?:[ ,]+blah)+|(?:asdf|qwer|jkl)[a-z; ]{0,40}|test(?:[ ,]+test)*(?: ?\d{1,3})?|testing|foo(?: bar)?(?: baz)?|abc|xyz)[\s.!\u2026:]*$)/i
const soon =
  /^(?:more |details |info(?:rmation)? |page |content )?(?:is |are )?(?:coming|available|here) (?:very )?soon[\s.!\u2026]*$|^(?:this (?:page|section) is )?under construction[\s.!\u2026]*$/i

/** No filler is longer. */
const mostLetters = 200

/** Whether a text may be filler: asked for each text of a site. */
export const mayBeFiller = (value: string): boolean =>
  value.length <= mostLetters && (titleFiller.test(value) || textFiller.test(value) || soon.test(value))

/**
 * A whole text that a program or a hurried writer has put where nobody has written yet: "Heading", "New Card", "Title 3",
 * "Coming soon". What promises a text is right on a page that waits for it.
 *
 * @param waits whether the page is a draft or says that it waits for its text
 */
export function checkFiller({ path, value, format, field }: TextField, waits: boolean): Mistake[] {
  // Of the words for a picture another check speaks.
  if (format === 'href' || field === 'alt' || value.length > mostLetters) return []
  const isTitle = titles.has(field)
  const isSoon = soon.test(value)
  const isFiller = isTitle
    ? (titleFiller.test(value) && !alone.test(value)) || (textFiller.test(value) && field !== 'label')
    : textFiller.test(value)
  if (!isFiller && (!isSoon || waits)) return []
  return [
    {
      path,
      code: 'stand-in',
      severity: waits || isSoon ? 'warning' : 'error',
      message: `${quoted(value.trim())} stands where ${isTitle ? 'a title' : 'a text'} is still to be written.`,
      fix: isSoon
        ? 'Write what there is to say, or leave this part out until there is something.'
        : 'Write the words that belong here.',
    },
  ]
}
