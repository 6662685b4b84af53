import { string } from './typed.ts'
/** How a photo is cropped to its box. Each value is a class, because the policy of a page refuses `style`. */

export const pictureRatios = ['1:1', '5:4', '4:3', '3:2', '16:9', '2:1', '4:5', '3:4', '2:3', '9:16'] as const

export const pictureFocuses = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const

/** Creates a property for the aspect ratio of pictures. */
export const ratioField = (title: string, description: string, example: PictureRatio) =>
  ({ type: 'string', title, description, enum: pictureRatios, examples: [example] }) as const

/** Properties of a photo that control how it fills its box. */
export const framing = {
  ratio: ratioField(
    'Proportion',
    'Width to height of the place that the photo fills; the usual one of that place when left out.',
    '3:2',
  ),
  focus: string('Focus', 'The part that stays in sight where the photo is cut, such as the faces in its upper half.', {
    enum: pictureFocuses,
    examples: ['top'],
  }),
  fit: string(
    'Fit',
    'cover fills the place and cuts what is left over, contain shows all of the photo, as a logo needs it.',
    { enum: ['cover', 'contain'], examples: ['contain'] },
  ),
} as const

export type PictureRatio = (typeof pictureRatios)[number]
export type PictureFocus = (typeof pictureFocuses)[number]
