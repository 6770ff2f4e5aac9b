import { people } from '#contract/people/people.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { auditExport } from '#library/exports/offer-documents.ts'
import { exportTitle, offerExport } from '#library/exports/offer-export.ts'
import { PeopleRefused } from '#people/file/people-refused.ts'
import { fileOfPeople } from '#people/managing/file-of-people.ts'
import { planPeople } from '#people/managing/plan-people.ts'
import { isStaff } from './policy.ts'
import { checkFile, saveChecked } from './save-checked.ts'

/** faults that are told at once */
const MAX_FAULTS = 50

export const exportPeopleFile = useCase(people.exportFile, ['table', 'objects', 'clock'], async (_, context) => {
  const { actor, tenant, ports, fail } = context
  if (!isStaff(actor)) return fail('forbidden')
  const file = await fileOfPeople(ports.table, tenant)
  await auditExport(context, `people file ${file.accounts.length + file.people.length}`)
  const key = `${tenant}/exports/people/${shortHash(actor.userId, 22)}.json`
  const data = `${JSON.stringify(file, undefined, 2)}\n`
  return offerExport(ports, { key, title: exportTitle('people-file', ports.clock), contentType: 'application/json', data })
})

export const previewPeopleFile = useCase(
  people.previewFile,
  ['table', 'objects'],
  async ({ file: text }, { actor, tenant, originatedIp, ports, fail }) => {
    if (!isStaff(actor)) return fail('forbidden')
    try {
      const file = await checkFile(ports, tenant, text)
      const author = { userId: actor.userId, address: originatedIp }
      const { changes, stamp, refusal } = await planPeople(ports.table, tenant, file, author)
      const shown = changes.map(({ facts, ...change }) => ({ ...change, facts: facts.map((fact) => ({ ...fact })) }))
      return { faults: [], ...(refusal && { refusal }), changes: shown, stamp }
    } catch (error) {
      if (!(error instanceof PeopleRefused)) throw error
      return { faults: error.reasons.slice(0, MAX_FAULTS), changes: [], stamp: '' }
    }
  },
)

export const savePeopleFile = useCase(people.saveFile, ['table', 'objects'], async ({ file, stamp }, context) => {
  if (!isStaff(context.actor)) return context.fail('forbidden')
  if (!(await saveChecked(context, file, { stamp }))) context.fail('changed-meanwhile', 'stamp')
  return {}
})
