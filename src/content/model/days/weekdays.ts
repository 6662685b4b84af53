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

/** The English names of the weekdays, from Monday on, as the days of opening hours are counted. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
