import { Link } from 'react-router-dom'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { AntdButton } from '#web/ui/antd/antd-button.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { type MessageName, TenantMessage } from './tenant-message.tsx'

function Message({ title, message }: { title: string; message: MessageName }) {
  const t = useText()
  const home = (
    <Link to={paths.home()}>
      <AntdButton>{t('documents.noAccessHome')}</AntdButton>
    </Link>
  )
  return (
    <div className="document-message">
      <EmptyState title={title} action={home}>
        <p>
          <TenantMessage message={message} />
        </p>
      </EmptyState>
    </div>
  )
}

export function NoAccess() {
  const t = useText()
  return <Message title={t('documents.noAccessTitle')} message="noAccess" />
}

export function NoFile() {
  const t = useText()
  return <Message title={t('documents.noFileTitle')} message="noDocument" />
}
