/** Nicknames and abbreviations of large towns. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  baltimore: ['balto', "b'more", 'bmore', 'charm city'],
  philadelphia: ['philly', 'phila'],
  'new york': ['nyc'],
  'new york city': ['nyc'],
  'los angeles': ['l.a.'],
  'san francisco': ['san fran', 'frisco'],
  'las vegas': ['vegas'],
  indianapolis: ['indy'],
  cincinnati: ['cincy', 'cinci'],
  jacksonville: ['jax'],
  'new orleans': ['nola'],
  minneapolis: ['mpls'],
  'saint louis': ['stl'],
  'fort lauderdale': ['ft lauderdale'],
  'oklahoma city': ['okc'],
  'salt lake city': ['slc'],
  birmingham: ["b'ham", 'brum'],
  manchester: ['manc'],
  liverpool: ["l'pool"],
  newcastle: ["n'castle"],
  southampton: ['soton'],
  wolverhampton: ["w'ton", "w'hampton"],
  northampton: ["n'hampton"],
  nottingham: ['notts'],
  toronto: ['t.o.'],
  winnipeg: ['wpg'],
  vancouver: ['van city'],
  calgary: ['cowtown'],
}

/** Words that look like inhabitants of a town but mean other things. */
const otherThings = new Set(
  'hamburger hamburgers frankfurter frankfurters berliner berliners wiener wieners'.split(' '),
)
const fewestLetters = 6

/** Returns the words for a town's inhabitants: Towsonites, Dundalkers, Baltimoreans. */
function inhabitants(town: string): string[] {
  if (town.length < fewestLetters || /[^a-z]/.test(town)) return []
  const endings = /e$/.test(town)
    ? ['an']
    : /[aiou]$/.test(town)
      ? ['n']
      : /n$/.test(town)
        ? ['ite', 'ian']
        : ['ite', 'er']
  return endings.flatMap((ending) => [`${town}${ending}`, `${town}${ending}s`]).filter((word) => !otherThings.has(word))
}

/** The letters of a name without vowels, as road signs and tags write it: TWSN. */
const consonants = (town: string) => town.replace(/[aeiou ]/g, '')

/**
 * Returns other names of a town in lower case: abbreviations, nicknames and words for its inhabitants.
 *
 * @param key the name in lower case
 */
export function otherNamesOf(key: string): string[] {
  const [first = '', second = '', ...more] = key.split(' ')
  // O. Mills
  const initials = second.length > 3 && more.length === 0 && first.length > 3 ? [`${first[0]} ${second}`] : []
  const short = consonants(key)
  return [
    ...(nicknames[key] ?? []),
    ...initials,
    ...inhabitants(key),
    ...(short.length > 3 && short.length < key.length - 1 && key.length < 12 ? [short] : []),
  ]
}
