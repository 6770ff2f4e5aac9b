import { notes } from '#contract/notes.ts'
import { useCase } from '#functions/http/use-case.ts'
import { chooseNotes } from './choose-notes.ts'
import { mayUseNotes } from './policy.ts'
import { presentListed } from './present.ts'

export const listNotes = useCase(notes.list, ['table', 'clock'], async ({ page, size, ...choice }, { actor, ports, fail }) => {
  if (!mayUseNotes(actor)) fail('forbidden')
  const chosen = await chooseNotes(ports, actor, choice)
  const shown = await chosen.slice(page * size, (page + 1) * size)
  return { count: chosen.count, result: shown.map(({ note, sight, document }) => presentListed(note, sight, document)) }
})
