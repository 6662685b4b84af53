import { common } from '../../parts/common.ts'
import { day } from '../../parts/dated.ts'
import { ratioField } from '../../parts/framing.ts'
import { image } from '../../parts/image.ts'
import { hrefText, inlineText, plainText } from '../../parts/text.ts'
import { object } from '../../parts/typed.ts'

export const video = object(
  'Video',
  'A film behind its picture: nothing of it is loaded before a visitor presses the button.',
  {
    properties: {
      ...common,
      title: plainText('Title', 'What the film shows, in a few words.', 'A night with the crew on Light Street'),
      address: hrefText(
        'Address',
        'The page of the film at YouTube or Vimeo, or a file of the public folder that ends in .mp4 or .webm.',
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      ),
      image: { ...image, title: 'Still', description: 'The picture that stands for the film until it is played.' },
      text: inlineText('Text', 'One or two sentences about the film, shown under it.', 'Filmed on a Tuesday in March.'),
      date: day(
        'Published',
        'The day on which the film was published, shown under it; with it and a photo as the still, search engines learn of the film.',
        '2026-03-12',
      ),
      ratio: ratioField('Proportion', 'Width to height of the film; 16:9 when left out.', '9:16'),
    },
    required: ['title', 'address', 'image'],
  },
)
