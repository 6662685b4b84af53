// biome-ignore-all lint/suspicious/noArrayIndexKey: cells have no names, two may be alike, and all are rendered once
import type { SectionProps } from '../../content/model/pageModel.ts'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { table } from './Table.styles.ts'

type TableProps = SectionProps['table']

/** A table. If it is wider than the screen, its frame scrolls by touch, and by keyboard once it has the focus. */
export function Table({ caption, stamp, columns, rows, plainRows, isBrief, footnote, layout, ...frame }: TableProps) {
  const isPaper = layout === 'paper'
  // Two columns fit on any phone, and so do the short entries of a log; with more, a phone shows each row as a list.
  const isLong = !(isPaper && isBrief) && !plainRows && columns.length > 2
  const looks = isPaper ? [table.paper, isBrief && table.entries, notch.topRight] : [isBrief && table.brief]
  const frameClass = [table.frame, ...looks, isLong && table.long].filter(Boolean).join(' ')
  return (
    <Section {...frame} layout={isPaper ? 'split' : 'stacked'}>
      <div>
        {/*
         * biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard (WCAG
         * 2.1.1)
         */}
        <section className={frameClass} aria-label={caption} tabIndex={0}>
          <table>
            <caption>
              {caption}
              {stamp && <span className={table.stamp}>{stamp}</span>}
            </caption>
            <Columns columns={columns} />
            <tbody>
              {rows.map((cells, at) => (
                <Row
                  key={`${at} ${cells[0]}`}
                  cells={cells}
                  isNamed={!plainRows}
                  labels={isLong ? columns : undefined}
                />
              ))}
            </tbody>
          </table>
        </section>
        {footnote && <RichText className={table.footnote} html={footnote} />}
      </div>
    </Section>
  )
}

function Columns({ columns }: Pick<TableProps, 'columns'>) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={`${index} ${column}`} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  cells: TableProps['rows'][number]
  /** Whether the first cell names the subject of the row. */
  isNamed: boolean
  /** The label that a phone shows before each cell. */
  labels: readonly string[] | undefined
}

function Row({ cells, isNamed, labels }: RowProps) {
  return (
    <tr>
      {cells.map((cell, index) =>
        index === 0 && isNamed ? (
          <th key={cell} scope="row">
            <RichText as="span" html={cell} />
          </th>
        ) : (
          <td key={`${index} ${cell}`} data-column={labels?.[index]}>
            <RichText as="span" html={cell} />
          </td>
        ),
      )}
    </tr>
  )
}
