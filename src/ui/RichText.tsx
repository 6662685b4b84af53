import type { Html } from '../content/model/pageModel.ts'

interface RichTextProps {
  html: Html
  /** `div` for texts of several paragraphs. */
  as?: 'p' | 'div' | 'span' | 'dd' | 'td' | 'figcaption'
  className?: string | undefined
}

/** A text of a page file with its links and its bold and italic words. */
export function RichText({ html, as: Tag = 'p', className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` comes only from our Markdown parser, which escapes
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
