import { notes } from '#contract/notes.ts'
import type { Tenant } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { exportTitle, offerExport } from '#library/exports/offer-export.ts'
import type { Ports } from '#ports/ports.ts'
import { chooseNotes } from './choose-notes.ts'
import { mayUseNotes } from './policy.ts'
import { presentListed } from './present.ts'
import { writeNotesAsCsv, writeNotesAsMarkdown } from './write-notes.ts'

const FORMATS = {
  markdown: { write: writeNotesAsMarkdown, ending: 'md', contentType: 'text/markdown; charset=utf-8' },
  csv: { write: writeNotesAsCsv, ending: 'csv', contentType: 'text/csv; charset=utf-8' },
} as const

interface NoteExporter {
  readonly tenant: Tenant
  readonly accountId: string | undefined
  readonly userId: string
}

const noteExportKey = ({ tenant, accountId, userId }: NoteExporter, ending: string) =>
  `${tenant}/exports/notes/${shortHash(`${accountId} ${userId}`, 22)}.${ending}`

/** Deletes the files into which somebody exported their notes. */
export async function deleteNoteExports({ objects }: Pick<Ports, 'objects'>, exporter: NoteExporter): Promise<void> {
  for (const { ending } of Object.values(FORMATS)) await objects.delete(noteExportKey(exporter, ending))
}

/** Exports notes into one file for each person, account and format. */
export const exportNotes = useCase(
  notes.export,
  ['table', 'objects', 'clock'],
  async ({ format, ...choice }, { actor, tenant, ports, fail }) => {
    if (!mayUseNotes(actor)) fail('forbidden')
    const { write, ending, contentType } = FORMATS[format]
    const chosen = await chooseNotes(ports, actor, choice)
    const all = await chosen.slice(0, chosen.count)
    const key = noteExportKey({ tenant, accountId: actor.account?.id, userId: actor.userId }, ending)
    const text = write(all.map(({ note, sight, document }) => presentListed(note, sight, document)))
    return offerExport(ports, { key, title: exportTitle('notes', ports.clock), contentType, data: text })
  },
)
