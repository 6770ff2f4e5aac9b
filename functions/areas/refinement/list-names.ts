import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { icsNames } from '#library/ics/ics-names.ts'
import { languageOrder } from '#library/ics/language-order.ts'
import { readValueNames } from '#library/value-names.ts'

/** Lists the library's own names of document types, and the names of the given classes of the ICS. */
export const listNames = useCase(refinement.names, ['table'], async ({ language, ics }, { actor, ports }) => {
  const own = await readValueNames(ports.table, actor.tenant, languageOrder(language))
  const codes = ics ? ics.split(',') : []
  const ours = codes.length > 0 ? await icsNames(language) : new Map<string, string>()
  const named = codes.flatMap((code) => {
    const name = own.ics[code] ?? ours.get(code)
    return name ? [[code, name] as const] : []
  })
  return { ics: Object.fromEntries(named), documentTypes: own.documentTypes }
})
