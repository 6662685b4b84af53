import type { BlockView, PageView, SectionEntry } from '../../node/edit/protocol.ts'
import { blockAt } from '../canvas/places.ts'
import { isBlock } from '../site/isBlock.ts'
import { setState, useEditor } from '../site/store.ts'
import { FieldsForm } from './FieldsForm.tsx'

/** The fields of the selected section, or of the selected section of a block. */
export function SectionView() {
  const page = useEditor((state) => state.page)
  const { section: chosen, at } = useEditor((state) => state.selection)
  const section = chosen === undefined ? undefined : page?.sections[chosen]
  if (!page || !section) return <p className="hint">Choose a section, or click into a text of the page and type.</p>
  const inner = at === undefined ? undefined : blockAt(at, page)
  const innerSection = inner?.block.sections[inner.index]
  if (inner && innerSection)
    return (
      <>
        <BlockHint block={inner.block} />
        <Fields file={inner.block.file} value={inner.block.value} section={innerSection} />
      </>
    )
  return (
    <>
      <Fields file={page.source} value={page.value} section={section} />
      <BlockSections page={page} section={section} />
    </>
  )
}

function Fields({ file, value, section }: { file: string; value: unknown; section: SectionEntry }) {
  const { index, type, title } = section
  return (
    <>
      <h2>{title}</h2>
      <FieldsForm
        key={`${file} ${index} ${type}`}
        file={file}
        type={type}
        path={['sections', index]}
        value={sectionValue(value, index)}
        name={title}
      />
    </>
  )
}

/** Lists the sections of a block for selection. Renders nothing for other sections. */
function BlockSections({ page, section }: { page: PageView; section: SectionEntry }) {
  const blocks = page.blocks.filter((block) => block.section === section.index)
  return blocks.map((block) => (
    <section key={block.file} aria-label={`The block ${block.name}`}>
      <BlockHint block={block} />
      <ul>
        {block.sections.map(({ index, title, heading }) => (
          <li key={index}>
            <button
              type="button"
              className="pick"
              onClick={() =>
                setState({ selection: { section: section.index, at: `${block.file}#sections/${String(index)}` } })
              }
            >
              <span>{title}</span>
              <small>{heading}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function BlockHint({ block: { name, pages } }: { block: BlockView }) {
  return (
    <p className="hint shared">
      {pages > 1
        ? `This is the block "${name}", which stands on ${String(pages)} pages: what you change here changes on all of them.`
        : `This is the block "${name}", which stands on this page alone.`}
    </p>
  )
}

function sectionValue(value: unknown, index: number): unknown {
  const sections = isBlock(value) ? value.sections : undefined
  return Array.isArray(sections) ? sections[index] : undefined
}
