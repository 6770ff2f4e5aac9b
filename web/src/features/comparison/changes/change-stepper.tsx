import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Tool } from '#web/reader/bar/tool.tsx'
import type { ChangeSteps } from './use-changes.ts'

/** Steps to the previous and the next change, also to those not seen yet, with the place of the one in view and its link. */
export function ChangeStepper({ steps }: { steps: ChangeSteps }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { shown, current, step, stepUnseen, viewed } = steps
  const at = shown.findIndex(({ number }) => number === current)
  const total = formatNumber(shown.length)
  const isAllSeen = shown.every(({ number }) => viewed.numbers.has(number))
  const copyLink = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => notify.success(t('documents.clauseCopied')),
      () => notify.error(t('documents.clauseNotCopied')),
    )
  return (
    <div className="change-stepper">
      <Tool label={t('comparison.previous')} shape="UpOutlined" off={shown.length === 0} onPress={() => step(-1)} />
      <Tool label={t('comparison.next')} shape="DownOutlined" off={shown.length === 0} onPress={() => step(1)} />
      {viewed.tick && (
        <>
          <Tool
            className="change-unseen-before"
            label={t('comparison.previousUnseen')}
            shape="DoubleRightOutlined"
            off={isAllSeen}
            onPress={() => stepUnseen(-1)}
          />
          <Tool
            className="change-unseen"
            label={t('comparison.nextUnseen')}
            shape="DoubleRightOutlined"
            off={isAllSeen}
            onPress={() => stepUnseen(1)}
          />
        </>
      )}
      <Tool label={t('comparison.copyLink')} shape="LinkOutlined" off={at < 0} onPress={() => void copyLink()} />
      <span role="status">
        {at < 0
          ? t('comparison.count', { count: shown.length })
          : t('comparison.position', { number: formatNumber(at + 1), total })}
      </span>
    </div>
  )
}
