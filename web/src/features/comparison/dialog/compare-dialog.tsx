import { useState } from 'react'
import type { ComparableText } from '#contract/documents/comparison.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useVersions } from '../frame/api.ts'
import { AddVersion } from './add-version.tsx'
import { firstChoice, formatOfPair, orderChosen, type TextFormat, versionsOf } from './choose-versions.ts'
import { VersionList } from './version-list.tsx'
import './compare-dialog.css'

interface CompareDialogProps {
  readonly contentCode: string
  /** format of the tab that is open */
  readonly format: TextFormat
  readonly onClose: () => void
}

/** The two that were chosen last for a document, until the page is loaded again. */
const chosenBefore = new Map<string, readonly string[]>()

/** Chooses two versions of a document, or it and any other one, and opens their comparison. */
export function CompareDialog({ contentCode, format, onClose }: CompareDialogProps) {
  const t = useText()
  const navigate = useNavigate()
  const { data, error, mutate } = useVersions(contentCode)
  const [added, setAdded] = useState<readonly ComparableText[]>([])
  const [picked, setPicked] = useState<readonly string[]>()
  const own = versionsOf(data?.result ?? [], format)
  const versions = [...own, ...added.filter(({ id }) => !own.some((one) => one.id === id))]
  const chosen = picked ?? firstChoice(own, contentCode, chosenBefore.get(contentCode))
  const pair = orderChosen(versions, chosen)
  const start = () => {
    if (!pair) return
    chosenBefore.set(contentCode, chosen)
    onClose()
    navigate(paths.compare({ older: pair.older.id, newer: pair.newer.id, format: formatOfPair(pair) }))
  }
  const add = (version: ComparableText) => {
    setAdded([...added.filter(({ id }) => id !== version.id), version])
    setPicked(chosen.length < 2 && !chosen.includes(version.id) ? [...chosen, version.id] : chosen)
  }
  return (
    <Dialog
      title={t('comparison.compare')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('comparison.cancel')}</Button>
          <Button type="primary" disabled={!pair} onClick={start}>
            {t('comparison.start')}
          </Button>
        </>
      }
    >
      <div className="compare-dialog">
        {error && !data ? (
          <ErrorState title={t('comparison.versionsFailed')} onRetry={() => void mutate()} />
        ) : data ? (
          <>
            <p>{t(own.length === 0 ? 'comparison.versionsNone' : 'comparison.choose')}</p>
            <VersionList versions={versions} chosen={chosen} onChoose={setPicked} />
            <AddVersion format={own[0]?.format ?? format} onAdd={add} />
          </>
        ) : (
          <Skeleton lines={[60, 50, 55]} />
        )}
      </div>
    </Dialog>
  )
}
