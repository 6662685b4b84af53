import { describe, expect, test } from 'vitest'
import { checkStandIns } from '../../../../src/content/text/standIns/checkStandIns.ts'
import { pageFile, problemsWith } from '../../inMemory.ts'

const said = (value: string, field = 'body', isDraft = false) =>
  checkStandIns({ path: [], value, format: 'body', field, free: true }, isDraft).map(
    ({ span, severity }) => `${severity}: ${value.slice(span?.start, span?.end)}`,
  )

describe('src/content/text/standIns/checkStandIns', () => {
  test.each([
    [
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
      'error: Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
    ],
    ['TODO', 'error: TODO'],
    ['TODO: add the hours', 'error: TODO:'],
    ['We come at six. (TODO ask Ann)', 'error: (TODO ask Ann)'],
    ['TODO write about floors', 'error: TODO'],
    ['FIXME later', 'error: FIXME'],
    ['xxx', 'warning: xxx'],
    ['XXXX Room logs', 'warning: XXXX'],
    ['Price: TBD', 'warning: TBD'],
    ['The date is TBC.', 'warning: TBC'],
    ['From $NaN a visit', 'error: $NaN'],
    ['It takes NaN hours', 'error: NaN'],
    ['undefined', 'error: undefined'],
    ['Get a undefined quote', 'error: undefined'],
    ['Get Your undefined Quote', 'error: undefined'],
    ['Opens on Invalid Date', 'error: Invalid Date'],
    ['Your Company Name', 'error: Your Company Name'],
    ['Why Your Company Name is best', 'error: Your Company Name'],
    ['Your text here', 'error: Your text here'],
    ['Add a description here.', 'error: Add a description here'],
    ['Text goes here', 'error: Text goes here'],
    ['Sample text', 'error: Sample text'],
    ['TODO degrees', 'error: TODO'],
    ['9 am – 1 pm TODO', 'error: TODO'],
    ['undefined, hi-vis vests and boots', 'error: undefined'],
    ['Answers within XX hours', 'warning: XX'],
    ['From $XX a visit', 'error: XX'],
    ['XX\u00a0$', 'error: XX\u00a0$'],
    ['ab XX,XX €', 'error: XX,XX €'],
    ['XXXXXXXX', 'error: XXXXXXXX'],
    ['Insert patient testimonial here.', 'error: Insert patient testimonial here'],
    ['Insérez le témoignage du client ici', 'error: Insérez le témoignage du client ici'],
    ['Inserte un testimonio del cliente aquí', 'error: Inserte un testimonio del cliente aquí'],
    ['Zitat der Kundin hier einfügen', 'error: Zitat der Kundin hier einfügen'],
    ['Vestibulum ante ipsum primis in faucibus orci.', 'error: Vestibulum ante ipsum primis in faucibus orci'],
    ['We wash. Nulla facilisi morbi tempus.', 'error: Nulla facilisi morbi tempus'],
    [
      'Two years. (Note: please verify these periods before publishing.)',
      'error: (Note: please verify these periods before publishing.)',
    ],
    ['Six ans. [Remarque : à vérifier avant publication]', 'error: [Remarque : à vérifier avant publication]'],
    ['(Hinweis: bitte vor der Veröffentlichung prüfen)', 'error: (Hinweis: bitte vor der Veröffentlichung prüfen)'],
    ['(Nota: verifique el precio antes de publicar)', 'error: (Nota: verifique el precio antes de publicar)'],
    ['[Traduit avec DeepL.com (version gratuite)] Non, merci', 'error: [Traduit avec DeepL.com (version gratuite)]'],
    ['Hello. Translated with DeepL.com (free version)', 'error: Translated with DeepL.com (free version)'],
    ['Hallo. Übersetzt mit DeepL.com (kostenlose Version)', 'error: Übersetzt mit DeepL.com (kostenlose Version)'],
    ['Your tagline here', 'error: Your tagline here'],
    ['Musterstraße 4', 'warning: Musterstraße 4'],
    ['Sure! Here’s a shorter version of the heading:', 'error: Sure! Here’s a shorter version of the heading:'],
    ['Voici une version améliorée du texte :\n\nNous', 'error: Voici une version améliorée du texte :'],
    ['We come at six.\n\nSent from my iPhone', 'error: Sent from my iPhone'],
    ['We come at six.\nSent from my Samsung phone\nCall us.', 'error: Sent from my Samsung phone'],
    ['Sent from Outlook for iOS', 'error: Sent from Outlook for iOS'],
    ['Nous venons à six heures. Envoyé de mon iPhone', 'error: Envoyé de mon iPhone'],
    ['Venimos a las seis.\nEnviado desde mi iPhone', 'error: Enviado desde mi iPhone'],
    ['Wir kommen um sechs. Von meinem iPhone gesendet', 'error: Von meinem iPhone gesendet'],
    ['Six coats (see attached)', 'warning: see attached'],
    ['For prices, see the attached price list.', 'warning: see the attached price list'],
    ['Please find attached our prices.', 'warning: Please find attached'],
    ['Les prix : voir pièce jointe.', 'warning: voir pièce jointe'],
    ['Precios: véase el archivo adjunto', 'warning: véase el archivo adjunto'],
    ['Preise: siehe Anhang', 'warning: siehe Anhang'],
    ['À écrire : description de la page.', 'warning: À écrire'],
    ['Eight tables. (To write: what is on them)', 'warning: To write'],
    ['Noch zu übersetzen: der zweite Absatz', 'warning: Noch zu übersetzen'],
    ['You are first at 7 am (Kim pls check!!).', 'warning: (Kim pls check!!)'],
    ['Wir kommen um sechs (bitte noch prüfen).', 'warning: (bitte noch prüfen)'],
    ['Six manteaux (merci de vérifier)', 'warning: (merci de vérifier)'],
    ['Seis pisos (Ana, por favor revisar)', 'warning: (Ana, por favor revisar)'],
    ['It is NaNkm away', 'error: NaN'],
    ['Business Name Here', 'error: Business Name Here'],
    ['Insert phone number here', 'error: Insert phone number here'],
    ['Firstname Last name', 'warning: Firstname Last name'],
    ['I am an AI, and as an AI language assistant', 'error: as an AI language assistant'],
    ['As of my last knowledge update, it costs $40.', 'error: my last knowledge update'],
  ])('tells of "%s"', (text, expected) => {
    expect(said(text)).toEqual([expected])
  })

  test.each(['Untitled', 'Untitled | Marblestep', 'untitled page 2', 'Page title', 'New page', 'Untitled2'])(
    'refuses the title "%s"',
    (text) => {
      expect(said(text, 'title')).toHaveLength(1)
    },
  )

  test.each([
    'We cleaned the lobby of TBD Bank.',
    'At Hotel TBD we start at six.',
    'Limpiamos TODO el piso. TODO INCLUIDO.',
    'Our to-do list is short',
    'NaN bread is not naan, and Nan is my grandmother',
    'NAN, Nan and nan',
    'Reasons that remain undefined for a while',
    'A null result',
    'Print Your Company Name on Every Van',
    'We put your company name here and there on the mat',
    'Start your content calendar with us',
    'We publish the text. Here is the list.',
    'Untitled works of three painters',
    'Ipsum, dolor and other Latin words',
    'Größe und Höhe – TBDE, ÄTBD, tbd.example',
    'Все включено. 全部含まれます。',
    'TODO incluido, TODO para su casa. Lo limpiamos TODO',
    'El siglo XX y la talla XX; Super Bowl XX 50 years ago',
    'Sure! Here is how it works: we call you first.',
    'Here is our price list: it is the same for all.',
    'Hier ist unser Angebot: alles inklusive.',
    'Voici notre carte : trois plats.',
    'Let me know if you would like me to bring a ladder.',
    'Would you like a quieter version of this machine?',
    'Type your message here and press the button',
    'We train language models, and explain what they are',
    'Your name here means our word there',
    'What is undefined, we define',
    'I had two pictures sent from my phone, and a price within the hour',
    'Sent from my phone at midnight, answered by six.',
    'We had the plans sent from our office in Reno.',
    'Get Outlook for iOS from the store',
    'Click the clip to see the attachment in its own window.',
    'See attachments without leaving the letter.',
    'You will see the attached garage from the road.',
    'See attached homes in Reno',
    'Vous pouvez voir la pièce jointe sur votre téléphone.',
    'Puede ver el archivo adjunto en su correo.',
    'Un Anhang am Wagen: siehe Anhänger',
    'She likes to write: letters, mostly.',
    'It is hard to translate: “gemütlich” has no English word.',
    'Zwei Gäste (bitte per E-Mail bestätigen).',
    'Bring a card (please confirm by phone).',
    'We read your proof twice before publishing (note: two days).',
    'Insert your card here, and take the ticket',
    'Insérez une photo de la pièce ici, et nous vous répondons',
    'Insert the coin. The dryer is here.',
    'The vestibulum oris, and the vestibulum nasi',
    'Ad maiora, in vino veritas, et cetera',
    'This page was translated with DeepL and read by Ana.',
    'Size XX $20, XX',
    'The first visit (please check your mail) takes an hour.',
  ])('leaves "%s" alone', (text) => {
    expect(said(text)).toEqual([])
    expect(said(text, 'heading')).toEqual([])
  })

  test('tells of two wordings in one title', () => {
    const text = 'Option 1: Ring early. Option 2: Call us'
    expect(said(text, 'heading')).toEqual(['warning: Option 1: Ring early. Option 2:'])
    expect(said(text, 'body')).toEqual([])
  })

  test('only warns in a draft', () => {
    expect(said('TODO', 'body', true)).toEqual(['warning: TODO'])
  })

  test.each([
    ['a text', pageFile([{ type: 'prose', body: 'Lorem ipsum dolor sit amet.' }])],
    ['a title', pageFile([], { title: 'Untitled' })],
    ['a heading', pageFile([{ type: 'prose', heading: 'Heading', body: 'We wax.' }])],
    ['a hidden text', pageFile([{ type: 'prose', hidden: true, body: 'Lorem ipsum dolor sit amet.' }])],
    ['a mark without words', pageFile([{ type: 'prose', body: 'We wax.[AM1]' }])],
  ])('is asked about %s of a page', (_, text) => {
    expect(problemsWith({ 'pages/x.json': text }).map(({ code }) => code)).toEqual(['stand-in'])
  })
})
