/**
 * Texts as one writer reuses them for many towns: each page has thirty-eight of the same sixty sentences in a different
 * order, with other names and numbers. Any two pages share many of their words, and no two are copies.
 */

const bank = [
  'Our crew of <n> reaches <s> Street at <n> past <h>, once the last tenant has locked the front door.',
  'The <k> on <s> Street has <n> desks, and each of them is cleared, wiped and left as it was found.',
  'Mrs. <p> keeps the plan of the building in <n> pages, one for each floor and one for the stairs.',
  'On <d> we take up the mats at <s> Street and wash the stone below them with <n> litres of water.',
  'A <k> of <n> rooms needs two visits a week in spring and three of them while the roads are salted.',
  'We count the bins twice: <n> in the offices on <s> Street and a few more behind the loading door.',
  'The key hangs in a box with <n> numbers, and only Mr. <p> and the head of the crew know where it is.',
  'After <n> evenings the floor on <s> Street looks as even near the lift as it does below the windows.',
  'The glass of the entrance is washed by hand, <n> panes in a row, before the <k> opens on <d> morning.',
  'An office that books with <p> gets the same <n> people each time, and a name to call when one of them is ill.',
  'Dust from the works on <s> Street settles within <n> days, so the sills are wiped more often there.',
  'The carpet of the <k> was laid <n> years ago, and it is cleaned with little water so that it dries by <h>.',
  'Mr. <p> asked for quiet, so the machines for the <n> corridors run before <h> and never while people work.',
  'We write down what was done on <d>, with the hour and the room, and <p> signs the sheet the next day.',
  'The kitchen at <n> <s> Street is emptied, wiped and aired, and the cups are back on the shelf by <h>.',
  'A spill in the <k> is seen to within <n> minutes when the crew is there, and by <h> when it is not.',
  'Each of the <n> restrooms has a card on the door that says when <p> was there and what was filled up.',
  'The lamps above the stairs of the <k> are dusted once in <n> weeks, from a ladder that stays in the house.',
  'When snow lies on <s> Street, <n> more mats are put behind the door and changed before they are wet.',
  'The courtyard behind <n> <s> Street is swept on <d>, and the drains are cleared of leaves in autumn.',
  'We bring our own cloths in <n> colours, and those of the restrooms never come near the desks of the <k>.',
  'For the <k> near <s> Street the paper is ordered by us, <n> boxes at a time, and stored below the stairs.',
  'Two of the <n> meeting rooms are done first, so that <p> can show them to visitors who come at <h>.',
  'The alarm on <s> Street is switched off at <h> and on again <n> minutes after the last of us has left.',
  'Old wax comes off in <n> passes, and the new coat is thin enough that <p> can walk on it by <h>.',
  'The windows of the <k> that face <s> Street are washed outside <n> times a year, from a lift on wheels.',
  'We weigh the paper that leaves the <k> each <d>, and last year it was less by a part of <n>.',
  'The waiting room of Dr. <p> has <n> chairs, and the arms of each are wiped between morning and noon.',
  'A new member of the crew walks with <p> for <n> evenings before the door on <s> Street is opened alone.',
  'The stairwell smells of nothing: for <n> years no scent has been used in the <k>, as <p> asked us to.',
  'Marks of heels in the hall go with a pad and water, and on <d> the <n> steps below it are done as well.',
  'The bill comes on the first <d> of the month and has <n> lines, one for each task that was agreed with <p>.',
  'In the lift of the <k> the <n> buttons, the rail and the mirror are wiped at every visit and on <d> twice.',
  'The storeroom on <s> Street holds what is needed for <n> weeks, so that no van has to come in between.',
  'We left the wood in the office of <p> without polish for <n> months, and it has not lost its colour.',
  'A leak on the <n> floor of the <k> was found by the crew at <h> and stopped before the ceiling was wet.',
  'The vents are opened once in <n> months, on a <d>, and what comes out of them is shown to <p>.',
  'Two hours on <d> are kept for what nobody planned, such as the <n> boxes that stood in the hall of the <k>.',
  'The plants in the <k> are not ours, but <p> asked us to turn the <n> pots by the window once a week.',
  'We park behind <n> <s> Street, leave the loading zone free, and carry everything in by the side door.',
  'The shelves of the archive have <n> rows, and a row is done each <d> so that nothing is moved twice.',
  'Where the <k> meets the garage on <s> Street the wind brings sand, and <n> meters of mat hold most of it.',
  'The blinds were taken down by <p> and washed in <n> parts, and they hang as straight as they did before.',
  'A photo of each of the <n> rooms is kept with the plan, so that every chair in the <k> is put back right.',
  'The first visit is on a <d> at <h> and takes twice as long, as <n> corners are done that were left before.',
  'Mr. <p> lets us in at <h> on holidays, when the <n> offices on that side of the <k> are empty.',
  'The break room has <n> fridges, which are emptied on <d> of what has no name on it, and wiped dry inside.',
  'We tested <n> ways to clean the tiles at <s> Street and kept the one that used the least of everything.',
  'From <h> on the phone is answered by <p>, who knows the <n> buildings of the round and what is in them.',
  'The railing outside the <k> has <n> posts, and salt is washed off each of them before the paint is harmed.',
  'Tape on the glass of <n> <s> Street comes off with warm water, and what is left of it with a blade of wood.',
  'The crew has <n> minutes for a floor of the <k>, which is enough when nothing has to be looked for.',
  'On the last <d> of a month <p> walks through all <n> rooms with us and says what could be done in another way.',
  'What is found below the seats of the <k> lies in a tray for <n> weeks, with the day and the row on a note.',
  'The hall on <s> Street is closed from <h> while the stone dries, and a sign with <n> words says for how long.',
  'We take <n> samples of dust a year in the rooms of <p>, and the figures hang beside the door of the store.',
  'A second lock was put on the store at <n> <s> Street, as the tools of the <k> had gone twice in a year.',
  'The terrace of the <k> is scrubbed in spring with <n> brushes and no soap, as <p> grows herbs along its edge.',
  'By <h> the crew is gone, and the only sign of it is a line with <n> ticks on the board beside the lift.',
  'The contract with <p> has <n> pages, ends with any month, and says on the first of them what is not included.',
]

const headings = [
  'Who Comes and When',
  'What the Crew Brings',
  'Floors, Stairs and Doors',
  'Rooms That Need More',
  'How a Week Goes',
  'What Is Written Down',
  'Keys and Alarms',
  'Glass, Stone and Wood',
  'In Winter and in Spring',
  'Before the Doors Open',
  'After the Last Tenant',
  'What We Leave Alone',
  'Where the Tools Are',
  'A Walk Through the Rooms',
  'Who Signs the Sheet',
  'What Is Counted',
  'Paper, Soap and Sand',
  'On Holidays',
  'If Something Leaks',
  'The First Visit',
  'What the Bill Says',
]

const list = (words: string) => words.split(' ')
const people = list(
  'Abbot Archer Baines Barlow Bishop Bowen Calder Carver Chan Cole Cortez Dalton Diaz Doyle Eaton Ellis Fisher Flynn Garcia Gibbs Hale Haines Ibarra Ingram Jarvis Jonas Keller Kim Lamb Lopez Marsh Mendez Moss Nash Nolan Ochoa Osborn Parks Patel Quinn Ramos Reyes Rivas Sato Sharp Singh Tate Torres Ueda Unger Vance Vega Wade Watts Xu Yates Young Zamora Zeller Zhou',
)
const streets = list(
  'Acorn Alder Amber Anchor Apple Basin Bay Beacon Birch Bluff Canal Canyon Cedar Chapel Cherry Clover Copper Coral Crane Depot Eagle Ferry Forge Garnet Granite Hazel Heron Hickory Iris Ivory Jasper Juniper Kestrel Kiln Larch Laurel Lilac Linden Maple Market Meadow Mill Myrtle Oak Olive Orchard Otter Pearl Pine Plum Poplar Quarry Raven Ridge Rose Spruce Station Sumac Tulip Walnut',
)
const kinds = [
  'law office',
  'clinic',
  'bank',
  'school',
  'studio',
  'library',
  'chapel',
  'shop',
  'workshop',
  'laboratory',
]
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const hours = list('five six seven eight nine ten')

/** Writes the texts of one page. */
export interface Pen {
  /** Returns this many sentences, or up to half as many more. */
  sentences(count: number): string
  /** Returns another heading at each call. */
  heading(): string
  /** Returns words for the middle of a sentence. */
  clause(): string
}

/**
 * Creates a pen.
 *
 * @param random returns numbers from 0 to 1
 */
export function createAlikePen(random: () => number): Pen {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const left = [...bank]
  const titles = [...headings]
  const values: Record<string, () => string> = {
    n: () => String(2 + Math.floor(random() * 60)),
    p: () => pick(people),
    s: () => pick(streets),
    k: () => pick(kinds),
    d: () => pick(days),
    h: () => pick(hours),
  }
  const fill = (text: string) => text.replace(/<([a-z])>/g, (_, slot: string) => values[slot]?.() ?? '')
  /** Takes an entry that the page does not have yet. */
  const take = (from: string[]) => from.splice(Math.floor(random() * from.length), 1)[0] ?? ''
  const sentence = () => fill(take(left))
  return {
    sentences: (count) => Array.from({ length: Math.floor(1.5 * count) }, sentence).join(' '),
    heading: () => take(titles),
    clause: () => fill('<n> rooms of a <k> on <s> Street, looked after by <p>'),
  }
}
