import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { useRichText, useText } from '#web/lib/i18n.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { MailTo } from '#web/ui/mail-to.tsx'
import { Plain } from './plain.tsx'

interface Props {
  children: ReactNode
  /** a new value is a new try */
  resetKey?: string
}

/** A part that breaks shows this in its place, and not an empty page. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? <Unexpected /> : this.props.children
  }
}

function Unexpected() {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  const reload = (
    <Button type="primary" onClick={() => location.reload()}>
      {t('shell.error.reload')}
    </Button>
  )
  return (
    <Plain title={t('shell.error.unexpected')} action={reload}>
      {rich('shell.error.unexpectedText', { email: <MailTo address={supportEmail} /> })}
    </Plain>
  )
}
