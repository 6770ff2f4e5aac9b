import { writeComparedPage } from '#comparison/page/write-page.ts'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import { readText } from '#library/text/stored-text.ts'
import type { Ports } from '#ports/ports.ts'
import { NotComparable } from './not-comparable.ts'
import { type ComparedPair, type ResultForm, resultKeyOf, saveResult } from './results.ts'

/** The comparison of the largest documents takes a hundredth of it. */
const MAX_COMPARING_MS = 10 * 60_000

async function readSide(ports: Pick<Ports, 'objects'>, pair: ComparedPair, side: 'older' | 'newer'): Promise<DocumentText> {
  try {
    const text = await readText(ports, pair[side])
    if (text.blocks.length === 0) throw new NotComparable('no-text', side)
    return text
  } catch (error) {
    if (error instanceof TextUnreadable) throw new NotComparable('text-unprepared', side)
    throw error
  }
}

/** Compares two files and saves the result. Throws NotComparable. */
export async function makeResult(
  ports: Pick<Ports, 'objects'>,
  tenant: Tenant,
  pair: ComparedPair,
  form: ResultForm,
): Promise<void> {
  const older = await readSide(ports, pair, 'older')
  const newer = await readSide(ports, pair, 'newer')
  const compared = compareDocuments(older, newer, stopAfter(MAX_COMPARING_MS))
  const written = form === 'changes' ? JSON.stringify(resultOf(compared)) : writeComparedPage(compared)
  await saveResult(ports.objects, resultKeyOf(tenant, pair, form), written, form)
}

function stopAfter(milliseconds: number): () => void {
  const end = performance.now() + milliseconds
  return () => {
    if (performance.now() > end) throw new Error('The comparison took too long.')
  }
}
