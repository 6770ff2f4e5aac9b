import { comparison } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { readTimeline } from '#library/reading/read-timeline.ts'
import { filesOf } from './making/compared-file.ts'
import { presentComparable } from './present.ts'

const MAX_VERSIONS = 200
const KINDS: readonly string[] = ['edition', 'draft']

export const listVersions = useCase(comparison.versions, ['table', 'clock'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  const { table, clock } = context.ports
  const { entries } = await readTimeline(table, context.tenant, document, dayOf(clock))
  const { language } = document.record
  const own = entries.find(({ held }) => held.contentCode === document.contentCode)
  const others = entries.filter(
    (entry) => entry !== own && KINDS.includes(entry.kind) && entry.document.record.language === language,
  )
  // In the order of the timeline.
  const listed = entries.filter((entry) => entry === own || others.includes(entry))
  const result = listed.flatMap(({ held, standing, kind }) =>
    (['PDF', 'HTML'] as const).flatMap((format) =>
      filesOf(held, format).map((file, index) => presentComparable(file, { index, standing, kind, actor: context.actor })),
    ),
  )
  return { result: result.slice(0, MAX_VERSIONS) }
})
