import { useNavigate } from 'react-router-dom'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { AntdButton } from '#web/ui/antd/antd-button.ts'
import { Modal } from '#web/ui/antd/modal.ts'

/** Says what is missing; closing it leads home, since there is nothing to read here. */
export function MissingDocument({ gone }: { gone: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const library = useTenant().clUrl
  const home = () => navigate(paths.home(), { replace: true })
  return (
    <Modal
      open
      title={t(gone ? 'documents.noDLContentAccessTitle' : 'documents.noDocumentContentTitle')}
      onCancel={home}
      footer={
        <AntdButton type="primary" onClick={home}>
          {t('documents.backHome')}
        </AntdButton>
      }
    >
      <p>{t(gone ? 'documents.noDLContentAccess' : 'documents.noDocumentContent')}</p>
      {gone && library && (
        <p>
          <a href={library}>{t('documents.digitalLibrary')}</a>
        </p>
      )}
    </Modal>
  )
}
