import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../../baseSite.ts'
import { pageFile } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as { company: object }
const tilFriday = [{ days: 'Monday–Friday', time: '8 am – 5 pm', schema: 'Mo-Fr 08:00-17:00' }]
const daily = [{ days: 'Daily', time: '8 am – 5 pm', schema: 'Mo-Su 08:00-17:00' }]
const always = [{ days: 'Daily', time: 'Open 24 hours', schema: 'Mo-Su 00:00-24:00' }]

interface Change {
  company?: object
  language?: string
  page?: object
}

function told(body: string, hours: object[], { company = {}, language, page = {} }: Change = {}) {
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({
      ...config,
      ...(language && { languages: { [language]: { name: language } } }),
      company: { ...config.company, hours, ...company },
    }),
    [language ? `pages/${language}/trial.json` : 'pages/trial.json']: pageFile([{ type: 'prose', body }], page),
  }
  const found = compileSite({ sources, assets: baseAssets }).problems.filter(
    ({ code }) => code === 'open-told-otherwise',
  )
  return found.map(({ file, start, end }) => sources[file]?.slice(start, end))
}

describe('src/content/review/hours/createOpenDaysCheck', () => {
  test.each([
    ['We are open seven days a week, so call before nine.', 'We are open seven days a week'],
    ['Come by: we’re open every day.', 'we’re open every day'],
    ['Our shop is open daily.', 'Our shop is open daily'],
    ['Ask for keys. Open 7 days a week, 8 am to 5 pm.', 'Open 7 days a week'],
    ['We are open 24/7.', 'We are open 24/7'],
    ['We stay open around the clock for you.', 'We stay open around the clock'],
  ])('tells of %j where the hours end on Friday', (text, words) => {
    expect(told(text, tilFriday)).toEqual([words])
  })

  test.each([
    ['es', 'Estamos abiertos todos los días.', 'Estamos abiertos todos los días'],
    ['es', 'Abrimos los siete días de la semana.', 'Abrimos los siete días de la semana'],
    ['es', 'Estamos abiertos las 24 horas.', 'Estamos abiertos las 24 horas'],
    ['fr', 'Nous sommes ouverts 7 jours sur 7.', 'Nous sommes ouverts 7 jours sur 7'],
    ['fr', 'Ouvert tous les jours, de 8 h à 17 h', 'Ouvert tous les jours'],
    ['fr', 'Nous sommes ouverts 24 h sur 24.', 'Nous sommes ouverts 24 h sur 24'],
    ['de', 'Wir haben täglich geöffnet.', 'Wir haben täglich geöffnet'],
    ['de', 'Wir sind sieben Tage die Woche für Sie da, und rund um die Uhr geöffnet ist die Halle.', undefined],
    ['de', 'Wir haben an sieben Tagen in der Woche geöffnet.', 'Wir haben an sieben Tagen in der Woche geöffnet'],
    ['de', 'Rund um die Uhr geöffnet', 'Rund um die Uhr geöffnet'],
  ])('reads %s: %j', (language, text, words) => {
    expect(told(text, tilFriday, { language })).toEqual(words === undefined ? [] : [words])
    expect(told(text, always, { language })).toEqual([])
  })

  test('takes the town of the office for no limit', () => {
    expect(told('Open daily in Baltimore.', tilFriday)).toEqual(['Open daily'])
    expect(told('Open daily in December.', tilFriday)).toEqual([])
    expect(told('Open daily in Ocean City.', tilFriday)).toEqual([])
  })

  test.each([
    ['en', 'Call first. Closed on Fridays.', 'Closed on Fridays.'],
    ['en', 'We are closed Wednesdays and Thursdays.', 'We are closed Wednesdays and Thursdays.'],
    ['en', 'Open on Saturdays', 'Open on Saturdays'],
    ['en', 'Open Monday to Friday, 8 am to 7 pm.', 'Open Monday to Friday, 8 am to 7 pm.'],
    ['en', 'We’re open Monday from 9 am to 5 pm.', 'We’re open Monday from 9 am to 5 pm.'],
    ['fr', 'Fermé le lundi et le mardi.', 'Fermé le lundi et le mardi.'],
    ['fr', 'Nous sommes ouverts le samedi.', 'Nous sommes ouverts le samedi.'],
    ['es', 'Cerrado los viernes.', 'Cerrado los viernes.'],
    ['de', 'Montags geschlossen.', 'Montags geschlossen.'],
    ['de', 'Samstags geöffnet', 'Samstags geöffnet'],
    ['de', 'Geöffnet Montag bis Freitag von 8 bis 18 Uhr.', 'Geöffnet Montag bis Freitag von 8 bis 18 Uhr.'],
    ['de', 'Öffnungszeiten: Mo–Fr 8–18 Uhr.', 'Öffnungszeiten: Mo–Fr 8–18 Uhr.'],
    ['de', 'Unsere Öffnungszeiten: Mo–Do 8–17 Uhr, Fr 9–17 Uhr', 'Unsere Öffnungszeiten: Mo–Do 8–17 Uhr, Fr 9–17 Uhr'],
    ['de', 'Samstags öffnen wir von 9 bis 12 Uhr.', 'Samstags öffnen wir von 9 bis 12 Uhr.'],
    ['de', 'Samstags sind wir von 10 bis 14 Uhr für Sie da.', 'Samstags sind wir von 10 bis 14 Uhr für Sie da.'],
    ['de', 'Mittwochs haben wir von 8 bis 19 Uhr geöffnet.', 'Mittwochs haben wir von 8 bis 19 Uhr geöffnet.'],
    ['en', 'Office hours: Mon–Fri 8 am – 6 pm', 'Office hours: Mon–Fri 8 am – 6 pm'],
    ['en', 'On Saturdays we are here from 10 am to 2 pm.', 'On Saturdays we are here from 10 am to 2 pm.'],
    ['en', 'We open Monday to Friday from 7 am to 5 pm.', 'We open Monday to Friday from 7 am to 5 pm.'],
    ['fr', 'Le samedi, nous sommes ouverts de 9 h à 12 h.', 'Le samedi, nous sommes ouverts de 9 h à 12 h.'],
    ['fr', 'Horaires : du lundi au vendredi de 8 h à 19 h.', 'Horaires : du lundi au vendredi de 8 h à 19 h.'],
    ['es', 'Los sábados abrimos de 9 a 13 h.', 'Los sábados abrimos de 9 a 13 h.'],
    ['es', 'Horario: de lunes a viernes de 8 a 19 h', 'Horario: de lunes a viernes de 8 a 19 h'],
  ])('holds days and times against the hours, %s: %j', (language, text, words) => {
    expect(told(text, tilFriday, language === 'en' ? {} : { language })).toEqual([words])
  })

  test.each([
    ['de', 'Geöffnet Montag bis Freitag von 8 bis 17 Uhr.'],
    ['de', 'Öffnungszeiten: Mo, Di 8–17 Uhr, Mi–Fr 8–17 Uhr'],
    ['de', 'Öffnungszeiten der Bibliothek: Mo–Fr 8–18 Uhr.'],
    ['de', 'Samstags sind wir für Sie auf dem Markt.'],
    ['de', 'Montags sind wir von 8 bis 10 Uhr am Telefon für Sie da.'],
    ['en', 'We are open Monday to Friday from 8 to 5.'],
    ['en', 'Visiting hours: Mon–Fri 8 am – 6 pm'],
    ['en', 'Hours: 24 in a day.'],
    ['en', 'On Saturdays we open windows from 10 am to 2 pm.'],
    ['fr', 'Le lundi, nous sommes ouverts de 8 h à 17 h.'],
    ['es', 'Horario: de lunes a viernes de 8 a 17 h'],
  ])('leaves alone what the hours say too, and what is no hour of the office, %s: %j', (language, text) => {
    expect(told(text, tilFriday, language === 'en' ? {} : { language })).toEqual([])
  })

  test.each([
    'Closed on Saturdays and Sundays.',
    'Open Monday to Friday, 8 am to 5 pm.',
    'Open weekdays from 8 am to 5 pm.',
    'Closed Friday.',
    'Closed on Fridays in August.',
    'Open Monday to Friday, 24 December to 3 January.',
    'Open house on Saturdays.',
    'The mall is closed on Fridays.',
    'Are you closed on Fridays?',
    'Closed on Fridays? We have a key.',
  ])('leaves the sentence %j on days alone', (text) => {
    expect(told(text, tilFriday)).toEqual([])
  })

  test('leaves days in an entry of a list and on the page of a town alone, as they may be of another house', () => {
    const location = { city: 'Towson', state: 'MD' }
    expect(told('Closed on Fridays.', tilFriday, { page: { location } })).toEqual([])
    const items = [{ title: 'Garage', text: 'Closed on Fridays.' }]
    expect(told('Ask us.', tilFriday, { page: { sections: [{ type: 'featureList', heading: 'A', items }] } })).toEqual(
      [],
    )
  })

  test('holds every hour against the times, and every day against the days', () => {
    expect(told('We are open every day.', daily)).toEqual([])
    expect(told('We are open 24 hours a day.', daily)).toEqual(['We are open 24 hours a day'])
    expect(told('We are open 24 hours a day.', always)).toEqual([])
  })

  test.each([
    'Crews clean seven days a week.',
    'Our emergency line is open 24/7.',
    'We answer the phone every day.',
    'We are open every day except Sunday.',
    'We are open daily, Monday to Friday.',
    'We are open every weekday.',
    'We are open every day in December.',
    'We are open every day during the holidays.',
    'We were open every day then.',
    'We clean clinics that are open seven days a week.',
    'The mall is open daily and we wax it at night.',
    'For shops that are open 24/7, we come in turns.',
    'Open every day the doors of a school with four hundred pupils, and see what its floor looks like.',
    'Is the lobby open daily?',
    'We are open to every idea.',
  ])('leaves %j alone', (text) => {
    expect(told(text, tilFriday)).toEqual([])
  })

  test('is silent where it cannot know', () => {
    const text = 'We are open every day.'
    expect(told(text, [])).toEqual([])
    expect(told(text, [{ days: 'By appointment', time: 'any time' }])).toEqual([])
    expect(told(text, tilFriday, { page: { mentions: ['We are open every day'] } })).toEqual([])
    const branches = {
      towson: {
        name: 'Towson',
        address: { street: '1 York Road', city: 'Towson', state: 'MD', zip: '21204' },
        phone: '(410) 555-0143',
        hours: daily,
      },
    }
    expect(told(text, tilFriday, { company: { branches } })).toEqual([])
    expect(
      told(text, daily, {
        company: { branches: { towson: { ...branches.towson, hours: tilFriday } } },
        page: { branch: 'towson' },
      }),
    ).toEqual(['We are open every day'])
  })

  test('leaves what other people say, and what a town has, alone', () => {
    const location = { city: 'Towson', state: 'MD' }
    expect(told('Open daily until 10 pm.', tilFriday)).toEqual(['Open daily'])
    expect(told('Open daily until 10 pm.', tilFriday, { page: { location } })).toEqual([])
  })

  describe('of questions', () => {
    const asked = (question: string, answer: string, language?: string) => {
      const section = {
        type: 'faq',
        heading: 'Questions',
        items: [
          { question, answer },
          { question: 'Why?', answer: 'So.' },
        ],
      }
      const sources = {
        ...baseSite,
        'site.config.json': JSON.stringify({
          ...config,
          ...(language && { languages: { [language]: { name: language } } }),
          company: { ...config.company, hours: tilFriday },
        }),
        [language ? `pages/${language}/trial.json` : 'pages/trial.json']: pageFile([section]),
      }
      return compileSite({ sources, assets: baseAssets })
        .problems.filter(({ code }) => code === 'open-told-otherwise')
        .map(({ file, start, end }) => sources[file]?.slice(start, end))
    }

    test.each([
      ['When are you open?', 'Monday to Saturday from 8 am to 5 pm.'],
      ['What are your hours?', 'Open Monday to Friday, 9 am to 5 pm.'],
      ['Are you open on Saturdays?', 'Yes, we are open Monday to Saturday, 8 am to 5 pm.'],
      ['Can I come on a Saturday?', 'Yes, we are open Monday to Saturday, 8 am to 5 pm.'],
    ])('tells the answer to %j: %j', (question, answer) => {
      expect(asked(question, answer)).toEqual([answer.replace(/^Yes, /, '')])
    })

    test.each([
      ['es', '¿Cuándo abren?', 'De lunes a sábado, de 8:00 a 17:00.'],
      ['fr', 'Quand êtes-vous ouverts ?', 'Du lundi au samedi de 8 h à 17 h.'],
      ['de', 'Wann haben Sie geöffnet?', 'Montag bis Samstag von 8 bis 17 Uhr.'],
      ['es', '¿Abren los viernes?', 'De 8:00 a 15:00.'],
      ['fr', 'Êtes-vous ouverts le vendredi ?', 'De 8 h à 15 h.'],
      ['de', 'Haben Sie freitags geöffnet?', 'Von 8 bis 15 Uhr, durchgehend.'],
    ])('reads %s: %j', (language, question, answer) => {
      expect(asked(question, answer, language)).toEqual([answer])
    })

    test.each([
      ['When are you open?', 'Monday to Friday from 8 am to 5 pm.'],
      ['When do you answer the phone?', 'Monday to Saturday from 8 am to 5 pm.'],
      ['Are you open to night work?', 'Monday to Saturday from 8 am to 5 pm.'],
      ['What are your hours for deliveries?', 'Monday to Saturday from 8 am to 5 pm.'],
      ['Are you open in December?', 'Monday to Saturday from 8 am to 5 pm.'],
      ['When is the museum open?', 'Monday to Saturday from 8 am to 5 pm.'],
      ['What are your hours?', 'See the foot of this page. Saturdays from 8 am to 5 pm we deliver.'],
    ])('leaves alone the answer to %j: %j', (question, answer) => {
      expect(asked(question, answer)).toEqual([])
    })
  })

  test('reads a sentence without "we" on the page of a branch, with the town of it', () => {
    const { address, phone } = config.company as unknown as Record<string, object>
    const east = { name: 'East', phone, address: { ...address, city: 'Dundalk' }, hours: tilFriday }
    const location = { city: 'Dundalk', state: 'MD', zips: ['21222'], latitude: 39.25, longitude: -76.52 }
    const page = { branch: 'east', location }
    const change = { company: { branches: { east } }, page }
    expect(told('Open Tuesday to Friday, 9 am to 6 pm.', tilFriday, change)).toEqual([
      'Open Tuesday to Friday, 9 am to 6 pm.',
    ])
    expect(told('Open Monday to Friday, 8 am to 5 pm.', tilFriday, change)).toEqual([])
  })
})
