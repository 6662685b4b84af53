import type { WidgetProps } from '@rjsf/utils'
import type { Contrasts } from '../../node/edit/protocol.ts'
import { callApi } from '../site/callApi.ts'
import { createQuestion } from '../site/createQuestion.ts'
import { useEditor } from '../site/store.ts'
import { useAnswer } from '../site/useAnswer.ts'
import { helpId } from './templates.tsx'

/** Requests the contrasts of the colours once, however many colours are shown. */
const askContrasts = createQuestion(() => callApi<Contrasts>('colours'))

/** A colour picker with a text field, and the contrast of the colour with those it appears next to. */
export function ColourWidget({ id, value, onChange, label }: WidgetProps) {
  const version = useEditor((state) => state.site?.version)
  const contrasts = useAnswer(version, () => askContrasts(version))
  // The id contains the path: `field_theme_light_brand`.
  const [mode, name] = id.split('_').slice(-2)
  const facts = contrasts?.[mode === 'dark' ? 'dark' : 'light']?.[name as keyof Contrasts['light']]
  const written = typeof value === 'string' ? value : undefined
  return (
    <>
      <span className="colour">
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={(written ?? facts?.value ?? '#000000').toLowerCase()}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          aria-describedby={`${helpId(id)} ${id}-contrast`}
          placeholder={facts?.value}
          value={written ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      </span>
      <ul className="help" id={`${id}-contrast`}>
        {facts?.contrasts.map(({ to, contrast, least, enough }) => (
          <li key={`${to} ${least}`} className={enough ? undefined : 'wrong'}>
            {contrast} to {to.toLowerCase()}
            {enough ? '' : `: too little, ${least} are needed`}
          </li>
        ))}
      </ul>
    </>
  )
}
