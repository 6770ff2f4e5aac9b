import type { ManagedAccount } from '#contract/people/managed.ts'

/** Subscription as a form has it: every field is a text. */
export interface SubscriptionDraft {
  readonly publisher: string
  readonly collection: string
  readonly name: string
  readonly amount: string
  readonly currency: string
  readonly from: string
  readonly to: string
}

export interface AccountDraft extends Pick<ManagedAccount, 'drmView' | 'elearning' | 'compassPoints' | 'groups' | 'closed'> {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly acronym: string
  readonly subscriptions: readonly SubscriptionDraft[]
}

export const NEW_SUBSCRIPTION: SubscriptionDraft = {
  publisher: '',
  collection: '',
  name: '',
  amount: '',
  currency: '',
  from: '',
  to: '',
}

export const NEW_ACCOUNT: AccountDraft = {
  id: '',
  name: '',
  number: '',
  acronym: '',
  drmView: false,
  elearning: false,
  compassPoints: true,
  groups: true,
  closed: false,
  subscriptions: [],
}

export function toAccountDraft({ version: _, edit: __, subscriptions, ...account }: ManagedAccount): AccountDraft {
  return {
    ...account,
    number: account.number ?? '',
    acronym: account.acronym ?? '',
    subscriptions: subscriptions.map(({ publisher, collection = '', name, price }) => ({
      publisher,
      collection,
      name,
      amount: price ? String(price.amount) : '',
      currency: price?.currency ?? '',
      from: price?.from ?? '',
      to: price?.to ?? '',
    })),
  }
}

const subscriptionOf = ({ publisher, collection, name, amount, currency, from, to }: SubscriptionDraft) => ({
  publisher: publisher.trim(),
  name: name.trim(),
  ...(collection.trim() && { collection: collection.trim() }),
  ...(amount !== '' && { price: { amount: Number(amount), currency: currency.trim(), from, to } }),
})

/** Reads the facts of an account from its form. */
export const readAccountDraft = ({ number, acronym, subscriptions, ...draft }: AccountDraft) => ({
  ...draft,
  ...(number.trim() && { number: number.trim() }),
  ...(acronym.trim() && { acronym: acronym.trim() }),
  subscriptions: subscriptions.map(subscriptionOf),
})
