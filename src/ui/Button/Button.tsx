import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { ActionModel } from '../../content/model/pageModel.ts'
import { PhoneIcon } from '../Icon/PhoneIcon.tsx'
import { button } from './Button.styles.ts'

type ButtonVariant = 'primary' | 'secondary'

/** Returns the classes of a button. On a deep ground its colours change through custom properties. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return variant === 'primary' ? button.root : `${button.root} ${button.secondary}`
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  children: ReactNode
}

/** A button that performs an action on the page; for navigation use ActionLink. */
export function Button({ variant, type = 'button', children, ...attributes }: ButtonProps) {
  return (
    <button {...attributes} type={type} className={buttonClass(variant)}>
      {children}
    </button>
  )
}

/** A link that looks like a button. */
function ActionLink({ action, variant }: { action: ActionModel; variant?: ButtonVariant }) {
  return (
    <a className={buttonClass(variant)} href={action.href}>
      {action.call && <PhoneIcon />}
      {action.label}
    </a>
  )
}

interface ActionsProps {
  actions: readonly ActionModel[] | undefined
  className?: string | undefined
}

/** Up to three buttons in a row; the first one is the primary button. */
export function Actions({ actions, className }: ActionsProps) {
  if (!actions?.length) return null
  return (
    <div className={className ? `${button.row} ${className}` : button.row}>
      {actions.map((action, index) => (
        <ActionLink key={action.href} action={action} variant={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  )
}
