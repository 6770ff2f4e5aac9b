import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { cleanTexts, type PointTextsOf, TextRefused } from './clean-texts.ts'

type GivenTexts = Parameters<typeof cleanTexts>[0]

/** Cleans the texts of a request, or ends it with what the settings do not allow. */
export async function readPointTexts(
  given: GivenTexts,
  before: PointTextsOf | undefined,
  settings: PointSettings,
  fail: (code: TextRefused['code'], about: string) => never,
): Promise<PointTextsOf> {
  try {
    return await cleanTexts(given, before, settings)
  } catch (error) {
    if (error instanceof TextRefused) return fail(error.code, error.field)
    throw error
  }
}
