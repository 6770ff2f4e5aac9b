import { type ReactNode, useEffect, useRef } from 'react'

interface MessagePageProps {
  title: string
  action?: ReactNode
  children?: ReactNode
}

/** Message in place of the content of a page. */
export function Message({ title, action, children }: MessagePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className="plain">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className="plain-text">{children}</div>}
      {action}
    </div>
  )
}

/** Page with a single message, outside of the shell or in place of a page. */
export function MessagePage(message: MessagePageProps) {
  return (
    <main id="content">
      <Message {...message} />
    </main>
  )
}
