import { notes } from '#contract/notes.ts'
import { useCase } from '#functions/http/use-case.ts'
import { chooseNotes } from './choose-notes.ts'
import { mayUseNotes } from './policy.ts'
import { presentListed } from './present.ts'

export const listNotes = useCase(notes.list, ['table'], async ({ page, size, ...choice }, { actor, ports, fail }) => {
  if (!mayUseNotes(actor)) fail('forbidden')
  const all = await chooseNotes(ports, actor, choice)
  const shown = all.slice(page * size, (page + 1) * size)
  return { count: all.length, result: shown.map(({ note, sight, document }) => presentListed(note, sight, document)) }
})
