import type { Page, Site } from '../../schemas/index.ts'
import { baseSite } from './baseSite.ts'
import { leedsConfig } from './leedsSite.ts'

/**
 * Pages as careful owners of three trades in two countries write them, with many words and names that are towns
 * elsewhere.
 */
type Town = [
  city: string,
  facts: Omit<NonNullable<Page['location']>, 'city'>,
  heading: string,
  texts: [string, string, string],
]

const roofing: Town[] = [
  [
    'Reading',
    {
      state: 'PA',
      county: 'Berks County',
      zips: ['19601'],
      roads: ['Penn Street', 'US-422'],
      latitude: 40.3356,
      longitude: -75.9269,
    },
    'Slate and Rubber Over {city}',
    [
      'Row houses off Penn Street share one long roof, so a leak at number nine may begin at number five. We walk the whole row before we write a price.',
      'Reading the old invoices helps: most porches here were tarred in the nineties and never again. Will Morgan, who leads the crew, keeps a chart of them.',
      'A slate is hung on two copper nails. We bring ours cut, sort the old ones by thickness, and reuse what rings when it is tapped.',
    ],
  ],
  [
    'Lancaster',
    {
      state: 'PA',
      county: 'Lancaster County',
      zips: ['17601'],
      roads: ['Fruitville Pike'],
      latitude: 40.0379,
      longitude: -76.3055,
    },
    'Barn Roofs and Storefronts in {city}',
    [
      'Standing seam suits a barn: it sheds hail, and a farmer can walk it in socks. Along Fruitville Pike we lay it on shops as well, in the colors that the township allows.',
      'Ask for Ruth Hopewell when you call about market days; she plans every delivery so that no truck stands in front of a stall.',
      'Snow guards go on last. They hold a drift above a doorway until the sun takes it, which is the whole of their work.',
    ],
  ],
  [
    'York',
    { state: 'PA', county: 'York County', zips: ['17401'], latitude: 39.9626, longitude: -76.7277 },
    'Flat Roofs for {city} Workshops',
    [
      'A workshop that makes barbells shakes its own roof. We glue the membrane instead of screwing it down, since screws walk out within ten years.',
      'Drains matter more than anything above them: four inches wide, two for each bay, and a strainer that somebody empties in November.',
      'The crew eats at noon on the tailgate, and the foreman photographs every seam before lunch and after it. The pictures come with the bill.',
    ],
  ],
  [
    'Hope',
    { state: 'NJ', county: 'Warren County', zips: ['07844'], latitude: 40.9112, longitude: -74.9674 },
    'Stone Houses Around {city}',
    [
      'We hope for dry weeks in May like anybody else, and plan for wet ones: each house gets its tarp cut to size on the first morning.',
      'Walls two feet thick move little, yet the ridge above them sags where a beam was notched for a stove pipe in 1890.',
      'Cedar is split, not sawn, for these roofs. It lies in three layers and lets air through from below.',
    ],
  ],
  [
    'Orange',
    { state: 'NJ', county: 'Essex County', zips: ['07050'], latitude: 40.7707, longitude: -74.2326 },
    'Three Families, One Roof in {city}',
    [
      'Houses with three kitchens have three chimneys, and each of them needs flashing that a mason and a roofer agree on.',
      'Our orange cones stay on the sidewalk for a day, never overnight. The permit hangs in the front window where the inspector looks first.',
      'When the attic is lived in, we insulate between the rafters from outside, so that nobody has to move a bed.',
    ],
  ],
  [
    'Media',
    { state: 'PA', county: 'Delaware County', zips: ['19063'], latitude: 39.9168, longitude: -75.3877 },
    'Quiet Work on {city} Side Streets',
    [
      'Trolley wires cross the main street, so cranes are out and everything goes up by ladder lift, forty pounds at a time.',
      'Social media brought half of the dentists to us; the other half heard of the gutter that we hung straight in one evening.',
      'Nails are collected with a magnet three times. The last round belongs to whoever lives there, and so far no tire was lost.',
    ],
  ],
  [
    'Florence',
    { state: 'NJ', county: 'Burlington County', zips: ['08518'], latitude: 40.1184, longitude: -74.8055 },
    'River Wind and {city} Gables',
    [
      'The river sends its wind straight at the gables, so the outer two feet of every roof get six nails a shingle instead of four.',
      'Florence Webster of the historical society lent us photographs from 1910, by which the brackets under the eaves were carved anew.',
      'Behind the old foundry the ground is soft. We set scaffolds on plates and level them again after each rain.',
    ],
  ],
]

const cleaning: Town[] = [
  [
    'Morley',
    { county: 'West Yorkshire', zips: ['LS27 9AB'], latitude: 53.7455, longitude: -1.5986 },
    'Mills That Became Offices in {city}',
    [
      'A spinning floor makes a fine office and a dusty one: brick sheds a little every day, and our vacuums have the filter for it.',
      'Windows reach from knee to ceiling. Two of us wash them on the first Tuesday, with a pole and plain water.',
      'The bins go down by the goods lift before seven, because the bakery needs the yard from then on.',
    ],
  ],
  [
    'Otley',
    { county: 'West Yorkshire', zips: ['LS21 3AB'], latitude: 53.9056, longitude: -1.6939 },
    'Market Days and Shop Floors in {city}',
    [
      'On market days the cobbles carry half the square indoors. We mop twice then, at four and after closing.',
      'Will Morley’s old print shop is a dance school now; its sprung floor is never wetted, only damp-dusted with the grain.',
      'Keys hang in a coded box. The code changes with the month and nobody writes it down.',
    ],
  ],
  [
    'Bath',
    { zips: ['BA1 1LN'], latitude: 51.3811, longitude: -2.359 },
    'Stone Steps and Practice Rooms in {city}',
    [
      'Honey-coloured stone drinks what is poured on it, so steps are brushed dry and rinsed with rainwater, nothing else.',
      'A physiotherapist has nine treatment couches, each wiped between patients by her own staff and by us at night from head to castor.',
      'The bath on the second floor belongs to a film company. It holds props, and we leave it alone.',
    ],
  ],
  [
    'Wells',
    { county: 'Somerset', zips: ['BA5 2RB'], latitude: 51.2094, longitude: -2.6474 },
    'Small Offices, Thick Walls in {city}',
    [
      'Walls a yard thick keep a room cool and its corners damp. We air for ten minutes before the first cloth comes out.',
      'Choirs rehearse next door until eight, so machines wait, and the quiet work of desks and handles comes first.',
      'As well as the stairs, the porch lamp is dusted once a month from a ladder that the verger lends us.',
    ],
  ],
  [
    'Settle',
    { county: 'North Yorkshire', zips: ['BD24 9EJ'], latitude: 54.0682, longitude: -2.2766 },
    'Dust, Walkers and Waiting Rooms in {city}',
    [
      'Dust has to settle before it is lifted: we close the doors, wait a quarter of an hour, and begin at the top shelf.',
      'Walkers bring limestone on their boots. The mat by the door is beaten on dry days and swapped on wet ones.',
      'At the surgery, chairs are counted back into rows of six, the way Dr Harrogate’s receptionist likes them.',
    ],
  ],
  [
    'Rugby',
    { county: 'Warwickshire', zips: ['CV21 2PN'], latitude: 52.3709, longitude: -1.2642 },
    'Depots and Desks in {city}',
    [
      'A depot never closes, which leaves the hour between two shifts: one of us takes the canteen, another the showers.',
      'The rugby shirts of the works team hang in a glass case that is polished on Fridays and opened for nobody.',
      'Forklift tyres leave black curves on the resin. An alkaline soak lifts them if they are younger than a month.',
    ],
  ],
  [
    'Street',
    { county: 'Somerset', zips: ['BA16 0HB'], latitude: 51.126, longitude: -2.7399 },
    'Outlets and Back Rooms in {city}',
    [
      'Shoppers leave at six and the tills are counted by half past. What lies between the racks is gone before the alarm is set.',
      'Our van parks in a side street behind the loading doors, where a tap and a drain are ours to use.',
      'Mirrors are the measure: forty of them, no streak, checked with a torch held flat against the glass.',
    ],
  ],
]

const plumbing: Town[] = [
  [
    'Mobile',
    { state: 'AL', county: 'Mobile County', zips: ['36602'], latitude: 30.6954, longitude: -88.0399 },
    'Old Pipes Below {city} Porches',
    [
      'Crawl spaces under raised porches flood twice a summer. We strap new lines to the joists, a hand above the old mark of the water.',
      'A mobile workshop follows the crew: threading bench, camera, forty fittings of each size and a kettle.',
      'Cast iron from 1920 is cut out in pieces that two people can carry, and nobody has to leave the house.',
    ],
  ],
  [
    'Normal',
    { state: 'IL', county: 'McLean County', zips: ['61761'], latitude: 40.5142, longitude: -88.9906 },
    'Dormitories and Duplexes in {city}',
    [
      'In a normal week we unclog nine showers; in the week after move-in it is ninety, and every one of them is hair.',
      'Water heaters for twelve tenants stand in a closet without a drain. A pan and a sensor cost less than one ceiling.',
      'We label shutoffs with the number of the room, in letters that a tired student can read at two in the morning.',
    ],
  ],
  [
    'Paradise',
    { state: 'CA', county: 'Butte County', zips: ['95969'], latitude: 39.7596, longitude: -121.6219 },
    'New Houses, New Mains in {city}',
    [
      'Lots that were cleared get new mains, and each trench is photographed with a ruler in it before the county looks.',
      'Pines drink from cracked joints. A sleeve of plastic, pulled through and heated, leaves roots nothing to find.',
      'Meters sit in boxes with a concrete lid that we paint blue, since ash and snow hide them equally well.',
    ],
  ],
  [
    'Buffalo',
    { state: 'NY', county: 'Erie County', zips: ['14201'], latitude: 42.8864, longitude: -78.8784 },
    'Frozen Lines in {city} Duplexes',
    [
      'Lines freeze where a porch was closed in and nobody moved the pipe. We thaw with warm air, never with a flame.',
      'A hose bib gets a stem as long as the wall is thick; what is left in it drains by itself when the handle turns.',
      'Snow days count as work days. The truck carries chains, salt for the steps and a spare key for the hydrant.',
    ],
  ],
  [
    'Salem',
    { state: 'OR', county: 'Marion County', zips: ['97301'], latitude: 44.9429, longitude: -123.0351 },
    'Backflow Tests for {city} Offices',
    [
      'State offices want the report by the first of June. The gauge is calibrated in March, and the forms are filed the same day.',
      'Ask Marion Salinger for the list: she knows which valve hides behind which hedge, and who has the gate code.',
      'Sprinklers, boilers and dental chairs each have their own valve, and each is tagged with a date punched in brass.',
    ],
  ],
  [
    'Charlotte',
    { state: 'NC', county: 'Mecklenburg County', zips: ['28202'], latitude: 35.2271, longitude: -80.8431 },
    'Towers With Tired Risers in {city}',
    [
      'A riser of forty floors is replaced at night, five floors at a time, with water back before the first coffee.',
      'Charlotte Nguyen runs the desk and answers by the second ring. She sends a photo of whoever will be at the door.',
      'Pressure is measured at the top and at the bottom, in writing, since a valve in the middle hides all sins.',
    ],
  ],
  [
    'Grant',
    { state: 'MI', county: 'Newaygo County', zips: ['49327'], latitude: 43.3361, longitude: -85.811 },
    'Farm Wells Near {city}',
    [
      'A county grant pays for capping wells that nobody drinks from; we bring the papers and the bentonite.',
      'Pumps are lifted with a tripod, one length of pipe after the other, and laid on boards in the order they came.',
      'Onion sheds need rinse water at forty pounds. A second tank keeps the kitchen tap steady while they run.',
    ],
  ],
]

function page([city, facts, heading, [first, second, third]]: Town): string {
  const written: Page = {
    name: facts.state ? `${city}, ${facts.state}` : city,
    title: `${heading.split(' ').slice(0, 3).join(' ')}: {city} | {company}`,
    description: `${first.split(/[.:,]/)[0]}: what {company} does about it in {city}, and when.`,
    location: { city, ...facts },
    sections: [
      { type: 'hero', heading, text: second },
      { type: 'prose', heading: 'Where We Begin in {city}', body: first },
      { type: 'featureList', heading: 'How It Is Done', items: [{ title: 'Last of All', text: third }] },
      { type: 'quoteForm', heading: 'Ask for a Price' },
    ],
  }
  return JSON.stringify(written, null, 2)
}

const american = JSON.parse(baseSite['site.config.json'] ?? '') as Site
const siteOf = (config: Site, towns: readonly Town[]): Record<string, string> => ({
  ...baseSite,
  'site.config.json': JSON.stringify({ ...config, kinds: { towns: 'location' } }),
  ...Object.fromEntries(towns.map((town) => [`pages/towns/${town[0].toLowerCase()}.json`, page(town)])),
})

/** A site of each trade. */
export const goodSites: Readonly<Record<string, Record<string, string>>> = {
  roofing: siteOf(american, roofing),
  plumbing: siteOf(american, plumbing),
  cleaning: siteOf(leedsConfig, cleaning),
}
