/** `ashlar`: components and types for the `View.tsx` of a site's own section types. */
export type {
  ActionModel,
  CardModel,
  Html,
  ImageModel,
  LinkModel,
  PhotoModel,
  PropsOf as SectionProps,
} from '../content/model/pageModel.ts'
export { Actions, Button, buttonClass } from '../ui/Button/Button.tsx'
export { Card } from '../ui/Card/Card.tsx'
export { Days } from '../ui/Days.tsx'
export { Grid } from '../ui/Grid/Grid.tsx'
export { Icon } from '../ui/Icon/Icon.tsx'
export { Island } from '../ui/Island.tsx'
export { Picture } from '../ui/Picture/Picture.tsx'
export { RichText } from '../ui/RichText.tsx'
export { itemHeading, Section, type SectionFrame } from '../ui/Section/Section.tsx'
export { useLanguage } from '../ui/words/Words.tsx'
