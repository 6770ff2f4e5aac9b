import type { ComponentProps, ReactNode } from 'react'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** absent: a button among others, with an edge */
  type?: 'primary' | 'text'
  icon?: ReactNode
}

/** The browser's own, since it is on every page and is there before any library could be. */
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
