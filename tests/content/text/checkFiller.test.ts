import { describe, expect, test } from 'vitest'
import { checkFiller } from '../../../src/content/text/checkFiller.ts'

const told = (value: string, path: (string | number)[]) =>
  checkFiller({ path, value, format: undefined, field: String(path.at(-1)), free: true }, false).length

describe('src/content/text/checkFiller', () => {
  test.each(['Copy of Hygienist', 'Floor Care (1)', 'Floor Care - Copy', 'Floor Care copy', 'Kopie von Praxis'])(
    'knows "%s" as the name of a copy',
    (name) => {
      expect(told(name, ['name'])).toBe(1)
    },
  )

  test.each(['Copy of Your Records', 'Room (A)', 'Level 2', 'Hard Copy', 'Photocopy', 'Copying', 'Unit (12)'])(
    'leaves the name "%s" alone',
    (name) => {
      expect(told(name, ['name'])).toBe(0)
    },
  )

  test('leaves texts with the name of a copy alone', () => {
    expect(told('Copy of Hygienist', ['sections', 0, 'items', 1, 'text'])).toBe(0)
  })

  test.each(['Our Prices (copy)', 'Wheels (Kopie)', 'Our Prices (Copy 2)', 'Prices (copy) | Spokes'])(
    'tells of the title "%s"',
    (title) => {
      expect(told(title, ['sections', 1, 'heading'])).toBe(1)
      expect(told(title, ['sections', 1, 'text'])).toBe(0)
    },
  )

  test.each(['Copy (A4)', 'What a (copy) editor does', 'Copies (5)'])('leaves the title "%s" alone', (title) => {
    expect(told(title, ['sections', 1, 'heading'])).toBe(0)
  })

  test.each(['Customer Name', 'First Last', 'Vorname Nachname', 'Prénom Nom', 'Full name'])(
    'knows "%s" as the name of nobody',
    (name) => {
      expect(told(name, ['sections', 1, 'items', 0, 'author'])).toBe(1)
      expect(told(name, ['sections', 1, 'items', 0, 'name'])).toBe(1)
    },
  )

  test.each(['Author Name', 'Nom de l’auteur', 'Name des Autors', 'Nombre del autor'])(
    'knows "%s" as the author of no article',
    (name) => {
      expect(told(name, ['author'])).toBe(1)
      expect(told(name, ['name'])).toBe(0)
    },
  )

  test.each(['Légende de l’image ici', 'Bild der Seite hier', 'Product description here', 'Leyenda de la imagen aquí'])(
    'knows the filler "%s"',
    (text) => {
      expect(told(text, ['sections', 0, 'caption'])).toBe(1)
    },
  )

  test('leaves a field of a form that asks for a name alone', () => {
    expect(told('Customer name', ['fields', 0, 'label'])).toBe(0)
  })

  test.each(['Your question', 'Your text', 'Your link:'])('lets a form ask for "%s"', (label) => {
    expect(told(label, ['fields', 2, 'label'])).toBe(0)
    expect(told(label, ['sections', 0, 'heading'])).toBe(1)
  })

  test.each(['Your question here', 'New question', 'Label 2 title'])('refuses the label "%s" of a form', (label) => {
    expect(told(label, ['fields', 2, 'label'])).toBe(label.startsWith('Label') ? 0 : 1)
  })

  test.each([
    'Subtitle goes here.',
    'Bio to follow.',
    'légende ici',
    'Photo à venir',
    'Bild folgt',
    'Título aquí',
    'À définir.',
    'À compléter',
    'Por completar',
    'Noch zu ergänzen',
  ])('refuses the text "%s"', (text) => {
    expect(told(text, ['sections', 1, 'items', 0, 'text'])).toBe(1)
  })

  test.each(['Step 3 title', 'Card 2 heading', 'Feature 1 text'])('refuses the title "%s"', (title) => {
    expect(told(title, ['sections', 0, 'items', 1, 'title'])).toBe(1)
  })
})
