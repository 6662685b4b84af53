import { describe, expect, test } from 'vitest'
import { checkStandIns } from '../../../../src/content/text/standIns/checkStandIns.ts'
import { pageFile, problemsWith } from '../../inMemory.ts'

const said = (value: string, field = 'body') =>
  checkStandIns({ path: [], value, format: 'body', field, free: true }, false).map(({ span }) =>
    value.slice(span?.start, span?.end),
  )

describe('src/content/text/standIns/pastedWords', () => {
  test.each([
    ['Subject: RE: text for website. Hoist and pressure wash.', 'Subject: RE:'],
    ['Betreff: AW: Text für die Seite\nWir kommen um sechs.', 'Betreff: AW:'],
    ['Objet : TR : texte du site. Nous venons à six heures.', 'Objet : TR :'],
    ['Asunto: RV: precios', 'Asunto: RV:'],
    ['-----Original Message-----\nWe come at six.', '-----Original Message-----'],
    ['On Mon, 3 Nov 2025 at 10:14, Ann Lee wrote:\nWe come at six.', 'On Mon, 3 Nov 2025 at 10:14, Ann Lee wrote:'],
    ['Am 3. November 2025 um 10:14 schrieb Anna:\nWir kommen.', 'Am 3. November 2025 um 10:14 schrieb Anna:'],
    ['Le lun. 3 nov. 2025 à 10:14, Julie a écrit :\nNous venons.', 'Le lun. 3 nov. 2025 à 10:14, Julie a écrit :'],
    ['From: Dana\nSent: Monday\nWe come at six.', 'From: Dana\nSent: Monday'],
    ['Buda grew fast.[edit] We come at six.', '[edit]'],
    ['La ville est ancienne. [modifier le code]', '[modifier le code]'],
    ['Die Stadt ist alt. [Bearbeiten | Quelltext bearbeiten]', '[Bearbeiten | Quelltext bearbeiten]'],
    ['La ciudad es antigua [cita requerida].', '[cita requerida]'],
    [
      'Let me know if you would like me to make this shorter!',
      'Let me know if you would like me to make this shorter!',
    ],
    ['We come. Would you like me to make the tone a bit warmer?', 'Would you like me to make the tone a bit warmer?'],
    ['Dites-moi si vous souhaitez que je le raccourcisse !', 'Dites-moi si vous souhaitez que je le raccourcisse !'],
    [
      'Sag mir gerne Bescheid, wenn ich den Text kürzen soll!',
      'Sag mir gerne Bescheid, wenn ich den Text kürzen soll!',
    ],
    ['Avísame si quieres que lo acorte.', 'Avísame si quieres que lo acorte.'],
    ['Dime si quiere que la adapte.', 'Dime si quiere que la adapte.'],
    ['¿Quieres que la traduzca?', '¿Quieres que la traduzca?'],
    ['Do you want a shorter version?', 'Do you want a shorter version?'],
    ['Would you like any adjustments?', 'Would you like any adjustments?'],
    ['Oggetto: I: prezzi', 'Oggetto: I:'],
    ['La ville est ancienne [réf. souhaitée].', '[réf. souhaitée]'],
    ['Paid by the hour. [MV1]: still true for Walt?', '[MV1]'],
    ['(Marisol: please check this one before Friday) Lays runners.', '(Marisol: please check this one before Friday)'],
    ['I’m sorry, but I can’t help with that. Here it is.', 'I’m sorry, but I can’t help with that.'],
    ['Es tut mir leid, aber ich kann dabei nicht helfen. Wir', 'Es tut mir leid, aber ich kann dabei nicht helfen.'],
    ['Je suis désolé, mais je ne peux pas vous aider.', 'Je suis désolé, mais je ne peux pas vous aider.'],
    ['Lo siento, pero no puedo ayudarte con eso.', 'Lo siento, pero no puedo ayudarte con eso.'],
    ['Write to us: [contact-form-7 id="12" title="Contact"]', '[contact-form-7 id="12" title="Contact"]'],
    ['[vc_row][vc_column width="1/2"]We come at six.', '[vc_row]', '[vc_column width="1/2"]'],
    ['Our work. [gallery ids="4,7,9"]', '[gallery ids="4,7,9"]'],
    ['[my-slider alias=“home”] We come at six.', '[my-slider alias=“home”]'],
  ])('tells what came along in "%s"', (text, ...expected) => {
    expect(said(text)).toEqual(expected)
  })

  test.each([
    ['Engines (DRAFT) | Yard', '(DRAFT)'],
    ['Motoren [Entwurf 2]', '[Entwurf 2]'],
    ['BROUILLON - Nos moteurs', 'BROUILLON'],
    ['Tarifas – BORRADOR', 'BORRADOR'],
    ['Engines (DRAFT2)', '(DRAFT2)'],
    ['DRAFTv3 - Engines', 'DRAFTv3'],
  ])('tells that the title "%s" says of itself that it is not finished', (text, expected) => {
    expect(said(text, 'title')).toEqual([expected])
  })

  test.each([
    'The subject: reading and writing.',
    'Subject: Re-roofing in winter',
    'From: the office. To: your door.',
    'In 1998 the Herald wrote: they come on time.',
    'Open [the menu](/menu/) and choose Edit.',
    'Let me know if you would like me to come by on Saturday.',
    'Would you like me to make a second key?',
    'Sagen Sie mir Bescheid, wenn ich den Ofen fegen soll.',
    'Avísame si quieres que lo lleve a casa.',
    'Dites-moi si vous souhaitez que je passe samedi.',
    'Lager (DRAFT) $6, and stout (draft)',
    'He said: I’m sorry, but I can’t help with that.',
    'I’m sorry, but I can’t come before Monday.',
    'See [A1] and [12], or [AB12](/parts/ab12/). (Doors: please ring twice)',
    'Ask for [gallery] prints, or [the gallery](/gallery/) with its id.',
  ])('leaves "%s" alone', (text) => {
    expect(said(text)).toEqual([])
  })

  test.each(['Draft beer', 'Draft horses for hire', 'Lager on draft', 'Drafting plans'])(
    'leaves the title "%s" alone',
    (text) => {
      expect(said(text, 'title')).toEqual([])
    },
  )

  test.each(['24-XXXXXX', 'LIC XXX 123', 'TACLBxxxxx'])('tells that %s is no number of a license yet', (text) => {
    expect(said(text, 'number')).toEqual([expect.stringMatching(/x{3}/i)])
  })

  test.each(['24-001234', 'LIXX-4', 'XXI-24'])('leaves the number %s alone', (text) => {
    expect(said(text, 'number')).toEqual([])
  })

  test('is asked of pages', () => {
    const page = pageFile([{ type: 'prose', body: 'Buda grew fast. [edit] We come at six.' }])
    const codes = problemsWith({ 'pages/extra.json': page }).map(({ code }) => code)
    expect(codes).toContain('stand-in')
  })
})
