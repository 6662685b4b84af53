import { iconNames } from './iconNames.ts'
import { string } from './typed.ts'

/** Icons that suit most trades; text editors and the page editor suggest these first. */
export const familiarIcons: readonly string[] = `
air-vent anchor armchair award baby badge-check bath bed-double beef bike bone book-open briefcase brush-cleaning
building-2 cake-slice calendar-check calendar-days camera car cat chef-hat clipboard-check clock coffee credit-card
croissant disc-3 dog door-open droplet droplets dumbbell ear eye fan ferris-wheel file-text fish flame flask-conical
flower-2 footprints fuel gauge gavel gift globe graduation-cap grid-2x2 hammer hand hand-heart handshake hard-hat
heart heart-pulse heater hospital house id-card key-round landmark languages layers leaf lightbulb lock mail map-pin
megaphone message-square moon music newspaper octagon-alert package paint-roller parking-meter paw-print percent
phone piggy-bank pill plug presentation receipt recycle ruler salad scale school scissors scroll-text shield-check
shopping-bag shovel sliders-horizontal smile snowflake soup spray-can sprout star stethoscope store sun syringe tags
thermometer thumbs-up timer toilet trash-2 tree-deciduous trees truck umbrella user-check users utensils warehouse
waves wifi wind wine wrench zap
`
  .trim()
  .split(/\s+/)

/** The name of a small line icon. */
export const icon = string(
  'Icon',
  'The name of a small line drawing shown beside the title, of those on lucide.dev/icons.',
  { enum: iconNames, examples: ['shield-check'] },
)
