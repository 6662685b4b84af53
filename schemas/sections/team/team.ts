import { common } from '../../parts/common.ts'
import { ratioField } from '../../parts/framing.ts'
import { evenPhoto } from '../../parts/image.ts'
import { link } from '../../parts/link.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const team = object(
  'Team',
  'The people of the company, with their portraits; search engines are told about them too.',
  {
    properties: {
      ...common,
      items: array('People', 'The people, in the order in which they are shown.', {
        items: object('Person', 'One person of the company.', {
          properties: {
            name: plainText('Name', 'The name as the person uses it, with titles.', 'Dr. Amara Osei'),
            role: plainText('Role', 'What the person does here.', 'Principal dentist'),
            image: {
              ...evenPhoto,
              title: 'Portrait',
              description: 'A photo of the person; its upper part stays in sight unless "focus" says otherwise.',
            },
            qualifications: plainText(
              'Qualifications',
              'Degrees, licences and registrations, in one line.',
              'BChD (Leeds) 2009, GDC 114223',
            ),
            text: inlineText(
              'Text',
              'One to three sentences about the person.',
              'Looks after nervous patients, and keeps Thursday mornings for children.',
            ),
            link: {
              ...link,
              title: 'Link',
              description: 'Where there is more about the person, or a way to write to them.',
              examples: [{ label: 'Write to Amara', href: 'mailto:{email}' }],
            },
          },
          required: ['name', 'role'],
        }),
        minItems: 1,
      }),
      ratio: ratioField('Proportion', 'Width to height of every portrait; 4:5 when left out.', '1:1'),
    },
    required: ['items'],
  },
)
