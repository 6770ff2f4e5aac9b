import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '#web/reader/bar/tool.tsx'
import type { ChangeSteps } from './use-changes.ts'

/** Steps to the previous and the next change, with the place of the one in view. */
export function ChangeStepper({ steps: { shown, current, step } }: { steps: ChangeSteps }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const at = shown.findIndex(({ number }) => number === current)
  const total = formatNumber(shown.length)
  return (
    <div className="change-stepper">
      <Tool label={t('comparison.previous')} shape={UpOutlined} off={shown.length === 0} onPress={() => step(-1)} />
      <Tool label={t('comparison.next')} shape={DownOutlined} off={shown.length === 0} onPress={() => step(1)} />
      <span role="status">
        {at < 0
          ? t('comparison.count', { count: shown.length })
          : t('comparison.position', { number: formatNumber(at + 1), total })}
      </span>
    </div>
  )
}
