import type { WidgetProps } from '@rjsf/utils'
import type { Drawings } from '../../node/edit/protocol.ts'
import { callApi } from '../site/callApi.ts'
import { createQuestion } from '../site/createQuestion.ts'
import { useAnswer } from '../site/useAnswer.ts'

/** The drawings are the same in every version of the site. */
const askDrawings = createQuestion(() => callApi<Drawings>('drawings'))

/** Copies the theme colours that drawings use from the shown page to `element`. */
function colourLike(page: Document | null | undefined, element: HTMLElement | null, html: string): void {
  const style = page?.defaultView?.getComputedStyle(page.documentElement)
  if (!style || !element) return
  for (const [, name = ''] of html.matchAll(/var\((--[\w-]+)/g))
    element.style.setProperty(name, style.getPropertyValue(name))
}

/** A choice of icons or scenes, as the page draws them. */
export function DrawingWidget({ id, value, options, onChange, schema, label }: WidgetProps) {
  const known = useAnswer('', askDrawings)
  const isScene = schema.title === 'Scene'
  const all = isScene ? known?.scenes : known?.icons
  // Of 2,000 icons, offers those that suit most trades, and the current one.
  const offered = isScene ? (options.enumOptions ?? []).map((choice) => String(choice.value)) : Object.keys(all ?? {})
  const names = value === undefined || offered.includes(value) ? offered : [value, ...offered]
  const chosen: string = value ?? 'None chosen'
  return (
    <details className="drawings">
      <summary id={id} aria-label={`${label}: ${chosen}`}>
        {chosen}
      </summary>
      <div
        className={isScene ? 'scenes' : 'icons'}
        role="radiogroup"
        aria-label={label}
        ref={(element) =>
          colourLike(
            document.querySelector<HTMLIFrameElement>('iframe.canvas')?.contentDocument,
            element,
            Object.values(all ?? {}).join(''),
          )
        }
      >
        {names.map((name) => (
          <label key={name} title={name}>
            <input type="radio" name={id} checked={value === name} onChange={() => onChange(name)} aria-label={name} />
            <svg
              viewBox={isScene ? '0 0 640 480' : '0 0 24 24'}
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the builder, from its own renderer
              dangerouslySetInnerHTML={{ __html: all?.[name] ?? '' }}
            />
          </label>
        ))}
      </div>
    </details>
  )
}
