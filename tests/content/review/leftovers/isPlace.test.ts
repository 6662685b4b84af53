import { describe, expect, test } from 'vitest'
import { findNames, listPlaceNames } from '../../../../src/content/review/leftovers/placeNames.ts'

const towns = [
  ...[
    'Greenfield',
    'Towson',
    'Owings Mills',
    'Essex',
    'Reading',
    'Mobile',
    'Orange',
    'Hope',
    'York',
    'Bath',
    'Nice',
    'Austin',
  ],
  ...[
    'Lancaster',
    'Buffalo',
    'Normal',
    'Paradise',
    'Charlotte',
    'Florence',
    'Rye',
    'Aurora',
    'Media',
    'Salt Lake City',
  ],
  ...[
    'Saint-Denis',
    'Montréal',
    'Köln',
    'Essen',
    'Halle',
    'Tours',
    'León',
    'St. Louis',
    'Dundalk',
    'Spring Hill',
    'Kyle',
    'Ада',
  ],
]
const names = listPlaceNames(
  [
    ...towns.map((city) => ({ city })),
    {
      city: 'Pikesville',
      state: 'MD',
      county: 'Baltimore County',
      zips: ['21204'],
      roads: ['Joppa Road', 'Goucher Boulevard', 'I-795', 'Mount Wilson Lane', 'US-40'],
    },
    { city: 'Otley', zips: ['LS21 3AB'], roads: ['A64', 'Bahnhofstraße'] },
  ].map((location, index) => ({
    ...{ file: `pages/${index}.json`, path: `/${index}/`, notes: { words: [], anchors: [] }, sections: [] },
    page: { name: '', title: '', description: '', location },
  })),
)
const found = (text: string) => findNames(text, names).map(({ name }) => name.text)

const innocent = `
We come by the Towson side of the Beltway.
The Towson tunnel is the quickest way for the van.
Kyle showed my son how to read the gauge.
Kyle B.
Kyle nahm sich Zeit.
We called, and Charlotte came within the hour.
Turn off at the Towson end of the road.
We are reading the plan of the building first.
Reading the meter takes a minute.
Our reading room is quiet.
A Reading List for Managers
A mobile crew comes at six.
Mobile crews reach every floor.
MOBILE CREWS AND NIGHT SHIFTS
Mobile Cleaning for Every Floor
The floor of the orange room is waxed.
An orange peel smells better than bleach.
Orange cones stand at the door.
The Orange line stops nearby.
The whole of Orange County is near.
We hope to see you at six.
Hope is no plan, so we write a list.
We ask Hope about the keys.
Mrs. Hope keeps the keys.
Offices of New York have doormen.
The lobby has a York air handler.
The New York Times is sold in the lobby.
A bath of hot water takes the wax off.
Bath towels are counted every night.
The bath is cleaned last.
A nice lobby makes a nice morning.
Nice floors begin with mats.
Bills of Austin Energy come by mail.
Robert Otley, the actor, lived elsewhere.
The District of Towson has its own rules.
The University of Dundalk sent a guest.
People queued at White Cross for Harry Ramsden’s; the building is the Otley Whaler now, and the queue is the same.
Ask Austin Energy for the rebate.
The van waits on Lancaster Street.
Mr. Lancaster signs the sheet.
A film with Burt Lancaster hangs in the lobby.
Judge Lancaster works late.
We met Lancaster & Sons on the stairs.
A buffalo hide hangs above the desk.
Buffalo plaid mats are washed at night.
A normal night takes four hours.
Normal hours are eight to five.
NORMAL HOURS APPLY
The lobby is a paradise for plants.
Paradise for plants: our atrium.
We thanked Charlotte for the keys.
Charlotte has the list.
The desk of Florence stands by the window.
RYE bread is baked next door.
The rye is milled here.
An aurora of lamps lights the hall.
Media rooms are dusted weekly.
Social media is answered by nine.
Essex Street has no parking.
The Essex Building has nine floors.
The Towson University garage is locked.
Das Essen steht in der Küche.
Zum Essen gehen alle in die Kantine.
Die Halle wird nachts gewischt.
Les tours de bureaux sont nettoyées.
Tours of the building start at ten.
We wrote to info@towson.example at once.
See https://www.towson.example/offices for more.
It costs $21204 a year.
The hall has 21204 square feet.
There are 212045 tiles.
A 64-page list hangs there.
We use US 401 and no other form.
A spring hill of salt stands outside.
The salt lake city maps show is old.
Eltowson and Towsonish are no words.
We check Joppa. Road salt is swept.
Lancaster roses grow by the door.
The brand is called Mobile Steel.
We walked with Ann Essex through the hall.
Guests from the Hotel Essex park here.
Will Otley's mill is now a store.
Will Otley signs the sheet at six.
The plan came from Will Otley last year.
Mark Towson keeps the keys.
John Otley keeps the keys.
Susan Towson runs the front desk.
Ask Sarah Towson for the code.
J. Towson signs the sheet.
The hall was built by J. R. Towson in stone.
Officer Towson checks the door at nine.
Coach Dundalk has the gym until six.
Otley, Gruber and Partners rent two floors.
Otley, Gruber & Weiss LLP rent two floors.
Otley & Sons sell mats next door.
Otley and Sons sell mats next door.
Otley Bros. sell mats next door.
The Essex Inn has ninety rooms.
The Towson Electric meter hangs in the hall.
A green-field site has no drains.
We two-step the wax, tow-sonar and all.
It reads a b c d e on the plan.
See [our list](/files/tow-son/) of stains.
Ask at https://www.example.com/tow-son for it.
`
const guilty = `
Towson’s offices close at nine.
We drive to Kyle every week.
Kyle homes have two filters.
The “Towson” crew comes at six.
We clean Towson—our first town.
Towson™ floors last.
‘Towson’ is our town.
Towson… and the rest.
Towson/Essex crews meet.
«Towson» first.
Our crew in towson comes at six.
OUR CREW IN TOWSON COMES AT SIX
Our crew in tOWSON comes.
Our crew in TowSon comes.
Our crew in Tow\u00adson comes.
Our crew in Tow\u200bson comes.
We clean in Owings\u00a0Mills.
We clean in Owings  Mills.
We clean in Owings\\nMills.
We clean in Owings-Mills.
We clean in Owings\u2011Mills.
We clean in Owings–Mills.
We clean in OwingsMills.
We clean in owingsmills.
We clean in OWINGS MILLS.
We clean in owings mills.
We clean in **Owings** Mills.
We clean in Ow\u00adings Mills.
#OwingsMills offices
Post goes to MD21204 first.
Post goes to MD-21204 first.
Post goes to 21204-1234.
We wait on Joppa Rd at six.
We wait on Joppa Rd. until six.
We wait on joppa road at six.
We wait on JOPPA ROAD at six.
We wait on Goucher Blvd at six.
We wait on Goucher Blvd. at six.
We take I 795 at six.
We take I795 at six.
We take I\u2011795 at six.
We take Interstate 795 at six.
We take interstate-795 at six.
We take US 40 east.
We turn into Mt. Wilson Ln at six.
All of baltimore county is ours.
We clean in Reading.
Offices in Reading, PA are ours.
Cleaning in Mobile
CLEANING IN MOBILE
Our Reading office opens at six.
Our Mobile crews come at six.
Offices near Orange close at nine.
We clean in Hope, AR.
We came to York last year.
Shops in Bath open at ten.
The team drives from Austin each day.
Our Lancaster customers call early.
Office Cleaning in Lancaster
Companies across Buffalo call us.
We clean in Normal, IL.
Offices throughout Charlotte trust us.
Downtown Towson is busy.
North Towson is quiet.
We clean in Salt Lake City.
Bureaux à saint denis
Nos bureaux de Montreal ouvrent.
Nos bureaux de MONTRÉAL ouvrent.
Nos bureaux de Montre\u0301al ouvrent.
Büros in Koln.
Büros in Essen.
Oficinas en Leon.
We clean in St Louis.
We clean in Saint Louis.
Dundalk
Dundalk’s plants run day and night.
We know dundalk well.
Offices in LS213AB are ours.
Wir warten in der Bahnhofstr. auf Sie.
Wir warten in der Bahnhofstrasse auf Sie.
Traffic on the A64 is slow.
Ада рядом.
Will Towson get snow this week?
Will Otley's shops stay open?
Can Towson park there?
We clean Towson, Dundalk and Essex.
Our Towson and Essex crews meet.
We clean in Tow-son.
We clean in T o w s o n.
We clean in T.o.w.s.o.n each night.
A Tow-son-based crew comes.
We clean in **Tow**son.
We clean in *T*owson.
We clean in [Tow](/quote/)son.
We clean in Tow[son](/quote/).
We clean in T\u043ewson.
We clean in \u0422\u043ewson.
We clean in T\u03bfwson.
We clean in \uff34\uff4f\uff57\uff53\uff4f\uff4e.
We clean in \u{1d413}\u{1d428}\u{1d430}\u{1d42c}\u{1d428}\u{1d427}.
We clean in \u24c9\u24de\u24e6\u24e2\u24de\u24dd.
We clean in Tow\u200eson.
We clean in T0wson.
We clean in Tow-\\nson.
We clean in TOW-SON.
We clean in Owin-gs Mills.
We clean in \uff2fwings \uff2dills.
We wait on Gou-cher Boule-vard.
Post goes to \uff12\uff11\uff12\uff10\uff14.
`
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n').trim())

describe('src/content/review/leftovers/isPlace', () => {
  test.each(lines(innocent))('finds no town in %j', (sentence) => {
    expect(found(sentence)).toEqual([])
  })

  test.each(lines(guilty.replaceAll('\\n', '\\n')))('finds the town in %j', (sentence) => {
    expect(found(sentence)).not.toEqual([])
  })
})
