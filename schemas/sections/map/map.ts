import { common } from '../../parts/common.ts'
import { patterns } from '../../parts/patterns.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'
import { source } from '../../parts/source.ts'
import { inlineText } from '../../parts/text.ts'
import { object, string } from '../../parts/typed.ts'

export const map = object(
  'Map',
  'The service area: a drawn map of the towns, and on request the map of a map service.',
  {
    properties: {
      ...common,
      mode: string('Kind of map', 'embed shows a map service in a frame, placeholder shows only the drawn map.', {
        enum: ['embed', 'placeholder'],
        examples: ['placeholder'],
      }),
      embed: string('Address of the frame', 'The https address that the map service gives for embedding.', {
        examples: ['https://www.openstreetmap.org/export/embed.html?bbox=-76.9,39.1,-76.3,39.6'],
        pattern: patterns.httpsAddress,
      }),
      caption: inlineText(
        'Caption',
        'One sentence beside or under the map.',
        'Crews leave from Gwynn Oak, ten minutes from the Beltway.',
      ),
      source,
      branch: sectionBranch,
    },
    required: ['mode'],
  },
)
