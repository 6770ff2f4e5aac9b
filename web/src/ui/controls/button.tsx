import type { ComponentProps, ReactNode } from 'react'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** absent: an outlined button */
  type?: 'primary' | 'text'
  icon?: ReactNode
  /** has the focus when its dialog opens */
  'data-enter'?: boolean
}

/** The browser's own button: it is on every page, before any library could be loaded. */
export function Button({ type, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `button ${className}` : 'button'}
      data-kind={type}
      data-sign={(icon && !children) || undefined}
    >
      {icon}
      {children}
    </button>
  )
}
