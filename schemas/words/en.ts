/**
 * What the builder itself says to visitors, in English; the other languages have the same keys. `{name}` holds the place of a
 * value. A word that counts something has a form for each plural category of its language (CLDR), `one` and `other` in
 * English. Strings of the specification stand here word for word (sections 2, 4 and 8).
 */
export const en = {
  /** Around every page. */
  shell: {
    skip: 'Skip to the content',
    main: 'Main',
    menu: 'Menu',
    close: 'Close',
    contact: 'Contact',
    call: 'Call',
    breadcrumb: 'Breadcrumb',
    languages: 'Languages',
    home: 'Home',
    careers: 'Careers',
    notice: 'Notice',
    more: 'More: {name}',
  },
  /** Lists that the builder makes of pages. */
  lists: {
    learnMore: 'Learn More',
    about: 'about {name}',
    all: 'All {name}',
    page: 'Page {number}',
    pageOf: 'Page {number} of {count}',
    previous: 'Previous page',
    next: 'Next page',
    from: 'From {name}',
  },
  /** Phone, e-mail, address and hours. */
  details: {
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    hours: 'Hours',
    closed: 'Closed',
    pair: '{label}: {value}',
  },
  /** Posts, events, offers and jobs. */
  dated: {
    by: 'By {name}',
    updated: 'Updated {day}',
    until: 'Until {day}',
    applyBy: 'Apply by {day}',
    free: 'Free',
    hour: '{pay} per hour',
    day: '{pay} per day',
    week: '{pay} per week',
    month: '{pay} per month',
    year: '{pay} per year',
    fullTime: 'Full time',
    partTime: 'Part time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
    volunteer: 'Volunteer',
    perDay: 'By the day',
    other: 'Other employment',
    feed: 'New in {name}',
  },
  map: {
    of: 'Map of {places}',
    more: { one: 'Map of {places} and {count} more', other: 'Map of {places} and {count} more' },
    drive: {
      one: 'Map of {places}, {count} minute from {office}',
      other: 'Map of {places}, {count} minutes from {office}',
    },
    ourOffice: 'our office',
    minutes: '{count} min',
    miles: { one: '{count} mile', other: '{count} miles' },
    kilometers: '{count} km',
    showDrawn: 'Show the drawn map',
    showStreets: 'Show the street map',
    open: 'Open the map in a new window',
  },
  testimonials: {
    stars: { one: '{count} out of 5 stars', other: '{count} out of 5 stars' },
  },
  gallery: {
    before: 'Before',
    after: 'After',
    enlarge: 'Enlarge: {picture}',
    close: 'Close the picture',
    previous: 'Previous picture',
    next: 'Next picture',
    position: '{number} of {count}',
  },
  /** Videos and frames of other hosts, which load when a visitor asks for them. */
  media: {
    play: 'Play the video: {title}',
    show: 'Show: {title}',
    comesFrom: 'It comes from {host}, which learns then that you are here.',
    open: 'Open in a new window: {title}',
    failed: '{host} does not answer; press again later.',
    published: 'Published on {date}',
  },
  offers: {
    until: 'Until {date}',
  },
  /** The scope of work that visitors tick. */
  scope: {
    often: 'How often: {task}',
    heading: 'Your Scope',
    none: 'Nothing ticked yet.',
    ticked: '{count} of {all} tasks.',
    kept: 'What you tick goes into the notes of your quote request, and stays there until you send it.',
    print: 'Print the Sheet',
    notes: 'Notes',
    signature: 'Date, name and signature',
  },
} as const
