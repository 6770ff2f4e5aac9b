import type { Tenant } from '#contract/tenant.ts'
import type { Actor } from '#people/actor.ts'
import type { PeopleFile } from '#people/file/people-file.ts'
import { PeopleRefused } from '#people/file/people-refused.ts'
import { listMissingPdfs } from '#people/managing/missing-pdfs.ts'
import { planPeople } from '#people/managing/plan-people.ts'
import { saveListedPeople } from '#people/managing/save-listed-people.ts'
import { ChangedMeanwhile, type ItemToSave } from '#people/save-items.ts'
import { checkPeople } from '#people/save-people.ts'
import type { Ports } from '#ports/ports.ts'

/** Codes with which a save ends that the rules refuse. */
type Refusal = 'people-refused' | 'own-admin' | 'last-admin'

type Checking = Pick<Ports, 'table' | 'objects'>

interface Saving {
  readonly tenant: Tenant
  readonly actor: Actor
  readonly originatedIp: string
  readonly ports: Checking
  readonly fail: (code: Refusal, about?: string) => never
}

/** Parses a people file and checks it against the library; throws PeopleRefused. */
export async function checkFile(ports: Checking, tenant: Tenant, text: string): Promise<PeopleFile> {
  // The first answer of the function does without its schema.
  const { readPeopleFile } = await import('#people/file/read-people-file.ts')
  const file = readPeopleFile(text)
  await checkPeople(ports.table, tenant, file)
  const missing = await listMissingPdfs(ports.objects, tenant, file)
  if (missing.length > 0)
    throw new PeopleRefused(
      missing.map(
        ({ at, pdf }) =>
          `accounts[${at}].agreement.pdf: ${tenant} does not hold ${pdf}. Name an address with https, or add it by npm run people with the PDF beside the file.`,
      ),
    )
  return file
}

/**
 * Saves accounts and people by the rules of a people file. Answers false where somebody changed them since they were seen: by
 * `seenVersion` of a single item, by `stamp` of a whole file.
 */
export async function saveChecked(
  { tenant, actor, originatedIp, ports, fail }: Saving,
  text: string,
  seen: Pick<ItemToSave, 'seenVersion'> & { readonly stamp?: string } = {},
): Promise<boolean> {
  const author = { userId: actor.userId, address: originatedIp }
  const { stamp, ...version } = seen
  try {
    const file = await checkFile(ports, tenant, text)
    const plan = await planPeople(ports.table, tenant, file, author)
    if (plan.refusal) return fail(plan.refusal)
    if (stamp !== undefined && stamp !== plan.stamp) return false
    await saveListedPeople(ports.table, tenant, file, { author, guard: plan.guard, ...version })
    return true
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false
    if (error instanceof PeopleRefused) return fail('people-refused', error.reasons[0])
    throw error
  }
}
