/** The weekdays as forms and the configuration name them, from Sunday on, as in `Date.getDay`. */
export const weekdays: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]
