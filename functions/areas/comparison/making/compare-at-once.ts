import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import { readText } from '#library/text/stored-text.ts'
import type { Ports } from '#ports/ports.ts'
import { compareWithin, type WrittenForm, writeResult } from './compare-within.ts'
import { NotComparable } from './not-comparable.ts'
import { type ComparedPair, resultKeyOf, saveResult } from './result-objects.ts'

/** The comparison of so few pages takes a hundredth of it. */
const MAX_COMPARING_MS = 20_000

async function readSide(ports: Pick<Ports, 'objects'>, pair: ComparedPair, side: 'older' | 'newer'): Promise<DocumentText> {
  try {
    return await readText(ports, pair[side])
  } catch (error) {
    if (error instanceof TextUnreadable) throw new NotComparable('text-unprepared', side)
    throw error
  }
}

/** Compares two files in the request that asks for it, and saves the result. Throws NotComparable. */
export async function compareAtOnce(
  ports: Pick<Ports, 'objects'>,
  tenant: Tenant,
  pair: ComparedPair,
  form: WrittenForm,
): Promise<void> {
  const older = await readSide(ports, pair, 'older')
  const newer = await readSide(ports, pair, 'newer')
  const written = writeResult(compareWithin(older, newer, MAX_COMPARING_MS), form)
  await saveResult(ports.objects, resultKeyOf(tenant, { pair, form }), Buffer.from(written), form)
}
