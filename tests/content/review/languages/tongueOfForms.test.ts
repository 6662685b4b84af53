import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const words = {
  en: { title: 'Ask for a table', button: 'Send request', label: 'Your name' },
  fr: { title: 'Demander une table', button: 'Envoyer la demande', label: 'Votre nom et prénom' },
}
const form = ({ title, button, label }: (typeof words)['en']) =>
  JSON.stringify({
    title,
    button,
    thanks: '/quote/',
    fields: [
      { name: 'nom', type: 'text', label },
      { name: 'mail', type: 'email', label: 'E-mail' },
    ],
  })

/** Returns the problems of a form on these pages: `underlined text`. */
function told(document: string, pages: readonly string[], file = 'forms/table.json'): string[] {
  const placed = [{ type: 'form', form: 'table' }]
  const files: Record<string, string> = {
    'site.config.json': JSON.stringify({ ...config, languages: { fr: { name: 'Français' } } }),
    [file]: document,
    ...Object.fromEntries(pages.map((page) => [page, pageFile(placed)])),
  }
  return problemsWith(files)
    .filter((problem) => problem.code === 'untranslated-text' && problem.file.startsWith('forms/'))
    .map((problem) => underlined(problem, files[problem.file] ?? ''))
}

const inEnglish = 'pages/table.json'
const inFrench = 'pages/fr/table.json'

describe('src/content/review/languages/findOtherTongue, forms of pages in one language', () => {
  test.each<[string, object, string[], string]>([
    ['a label in French', { ...words.en, label: words.fr.label }, [inEnglish], words.fr.label],
    ['a button in French', { ...words.en, button: words.fr.button }, [inEnglish], words.fr.button],
    ['a button in English', { ...words.fr, button: 'Send the request' }, [inFrench], 'Send the request'],
    ['a title in English', { ...words.fr, title: 'Ask for your table' }, [inFrench], 'Ask for your table'],
  ])('tells %s', (_, document, pages, said) => {
    expect(told(form({ ...words.en, ...document }), pages)).toEqual([said])
  })

  test('takes a form with a file for French for the English one, where only French pages place it', () => {
    const files = {
      'site.config.json': JSON.stringify({ ...config, languages: { fr: { name: 'Français' } } }),
      'forms/table.json': form(words.en),
      'forms/fr/table.json': form(words.fr),
      [inFrench]: pageFile([{ type: 'form', form: 'table' }]),
      [inEnglish]: pageFile([{ type: 'form', form: 'tables' }]),
    }
    const found = problemsWith(files)
    expect(found.filter(({ file }) => file === 'forms/table.json')).toEqual([])
    expect(found.map(({ code }) => code)).toContain('unknown-form')
  })

  test.each<[string, object, string[]]>([
    ['an English form', words.en, [inEnglish]],
    ['a French form', words.fr, [inFrench]],
    ['a form of pages in both languages', { ...words.en, label: words.fr.label }, [inEnglish, inFrench]],
    ['a form that is nowhere placed', { ...words.en, label: words.fr.label }, []],
    ['loan words', { ...words.fr, title: 'Le brunch du weekend', label: 'Newsletter' }, [inFrench]],
  ])('leaves %s alone', (_, document, pages) => {
    expect(told(form({ ...words.en, ...document }), pages)).toEqual([])
  })
})
