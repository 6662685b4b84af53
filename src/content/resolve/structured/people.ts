import type { Person } from 'schema-dts'
import type { SectionModel } from '../../model/pageModel.ts'
import { htmlToText } from '../../text/htmlToText.ts'
import { originOf, type ResolveContext } from '../resolveContext.ts'
import { officeId } from './business.ts'

/** Returns the people in the team sections of a page. */
export function peopleRecords(context: ResolveContext, sections: readonly SectionModel[]): Person[] {
  const items = sections.flatMap((section) => (section.type === 'team' ? section.props.items : []))
  return items.map(({ name, role, image, text }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(text && { description: htmlToText(text) }),
    ...(image && { image: new URL(image.src, originOf(context.model.site)).href }),
    worksFor: { '@id': officeId(context) },
  }))
}
