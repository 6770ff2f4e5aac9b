import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { SubscriptionDraft } from './account-draft.ts'
import { TextField } from './form-dialog.tsx'

interface SubscriptionFieldsProps {
  /** counts from 1 */
  number: number
  subscription: SubscriptionDraft
  onChange: (subscription: SubscriptionDraft) => void
  onRemove: () => void
}

/** Fields of a subscription, with its price and the period of that. */
export function SubscriptionFields({ number, subscription, onChange, onRemove }: SubscriptionFieldsProps) {
  const t = useText()
  const isPriced = subscription.amount !== ''
  const field = (name: keyof SubscriptionDraft, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      label={t(`people.subscription.${name}`)}
      value={subscription[name]}
      onChange={(value) => onChange({ ...subscription, [name]: value })}
      {...more}
    />
  )
  return (
    <fieldset>
      <legend>{t('people.subscriptionNumber', { number: String(number) })}</legend>
      <div className="people-fields">
        {field('publisher', { longest: 40, required: true })}
        {field('name', { longest: 300, required: true })}
        {field('collection', { longest: 1000 })}
        {field('amount', { type: 'number' })}
        {isPriced && field('currency', { longest: 3, required: true })}
        {isPriced && field('from', { type: 'date', required: true })}
        {isPriced && field('to', { type: 'date', required: true })}
      </div>
      <span>
        <Button aria-label={`${t('people.remove')}: ${subscription.name || number}`} onClick={onRemove}>
          {t('people.remove')}
        </Button>
      </span>
    </fieldset>
  )
}
