import { tracking } from '#contract/tracking.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { useCase } from '#functions/http/use-case.ts'
import { nameOf } from '#library/links/names.ts'
import { findCodeByName } from '#library/reading/follow-family.ts'
import { presentWish } from './present.ts'
import { addWish, dropWish, listWishes, wishIdOf } from './store.ts'

/** Limit of one person: a shelf of documents, not a library. */
const MAX_WISHES = 200

/** Tells whether a text can be a designation: it has a digit. */
const isDesignation = (text: string) => /\d/.test(designationKeys(text).whole)

export const wishDesignation = useCase(
  tracking.wish,
  ['table', 'clock'],
  async ({ designation }, { actor, tenant, ports: { table, clock }, fail }) => {
    if (!isDesignation(designation)) fail('no-designation', 'designation')
    const name = nameOf(designation)
    const others = (await listWishes(table, tenant, actor.userId)).filter((one) => one.name !== name)
    if (others.length >= MAX_WISHES) fail('too-many-wishes')
    const wish = { id: wishIdOf(name), designation, name, since: clock.now().toISOString() }
    const stored = await addWish(table, tenant, actor, wish)
    // The wish is stored first: a document that is saved meanwhile is either found here, or its save finds the wish.
    if (!stored.contentCode && (await findCodeByName(table, tenant, name)) !== undefined) {
      await dropWish(table, tenant, actor.userId, wish.id)
      fail('designation-held', 'designation')
    }
    return presentWish(stored)
  },
)

/** Lists wishes, the last added first. */
export const listWishedDesignations = useCase(tracking.wishes, ['table'], async (_, { actor, tenant, ports: { table } }) => {
  const wishes = await listWishes(table, tenant, actor.userId)
  return wishes.sort((a, b) => (a.since < b.since ? 1 : -1)).map(presentWish)
})

export const dropWishedDesignation = useCase(
  tracking.dropWish,
  ['table'],
  async ({ id }, { actor, tenant, ports: { table } }) => {
    if (id.isWellFormed()) await dropWish(table, tenant, actor.userId, id)
    return {}
  },
)
