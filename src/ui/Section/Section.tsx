import type { ReactNode } from 'react'
import type { Html } from '../../content/model/pageModel.ts'
import { RichText } from '../RichText.tsx'
import { section } from './Section.styles.ts'

/** The fields that every section has, as its component receives them. */
export interface SectionFrame {
  id?: string | undefined
  heading?: string | undefined
  intro?: Html | undefined
  tone?: 'default' | 'alt' | 'deep' | undefined
}

interface FrameProps extends SectionFrame {
  /**
   * `stacked`: heading above the content; `split`: beside it on wide screens; `plain`: the content renders the heading
   * itself.
   */
  layout?: 'stacked' | 'split' | 'plain'
  className?: string | undefined
  children?: ReactNode
}

/** A section of a page: its ground, its width, its heading and introduction. */
export function Section({ id, heading, intro, tone, layout = 'stacked', className, children }: FrameProps) {
  const hasHead = layout !== 'plain' && (heading !== undefined || intro !== undefined)
  const classes = [section.root, hasHead && section[layout], className]
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')} data-tone={tone === 'default' ? undefined : tone}>
      {hasHead && (
        <div className={section.head}>
          {heading !== undefined && <h2>{heading}</h2>}
          {intro !== undefined && <RichText className={section.intro} html={intro} />}
        </div>
      )}
      {children}
    </section>
  )
}

/**
 * Returns the tag for the titles of a section's items: one level below its heading, or the heading's own level if there
 * is none.
 */
export function itemHeading(sectionHeading: string | undefined): 'h2' | 'h3' {
  return sectionHeading === undefined ? 'h2' : 'h3'
}
