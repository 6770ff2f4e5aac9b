import { tracking } from '#contract/tracking.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findNamed } from '#library/follow-family.ts'
import { nameOf } from '#library/links/names.ts'
import { presentWish } from './present.ts'
import { addWish, dropWish, listWishes, wishIdOf } from './store.ts'

/** A person waits for a shelf of numbers, not for a library of them. */
const MOST_WISHES = 200

/** A number has a digit, and nearly always somebody who gives it. */
const isDesignation = (text: string) => /\d/.test(designationKeys(text).whole)

export const wishDesignation = useCase(
  tracking.wish,
  ['table', 'clock'],
  async ({ designation }, { actor, tenant, ports: { table, clock }, fail }) => {
    if (!isDesignation(designation)) fail('no-designation', 'designation')
    const name = nameOf(designation)
    const others = (await listWishes(table, tenant, actor.userId)).filter((one) => one.name !== name)
    if (others.length >= MOST_WISHES) fail('too-many-wishes')
    const wish = { id: wishIdOf(name), designation, name, since: clock.now().toISOString() }
    const kept = await addWish(table, tenant, actor, wish)
    // Looked for after the wish is kept: what is saved meanwhile is either seen here, or sees the wish.
    if (!kept.contentCode && (await findNamed(table, tenant, name)) !== undefined) {
      await dropWish(table, tenant, actor.userId, wish.id)
      fail('designation-held', 'designation')
    }
    return presentWish(kept)
  },
)

/** The last one first. */
export const listDesignations = useCase(tracking.wishes, ['table'], async (_, { actor, tenant, ports: { table } }) => {
  const wishes = await listWishes(table, tenant, actor.userId)
  return wishes.sort((a, b) => (a.since < b.since ? 1 : -1)).map(presentWish)
})

export const dropDesignation = useCase(tracking.dropWish, ['table'], async ({ id }, { actor, tenant, ports: { table } }) => {
  if (id.isWellFormed()) await dropWish(table, tenant, actor.userId, id)
  return {}
})
