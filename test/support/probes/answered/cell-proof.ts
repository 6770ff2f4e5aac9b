import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { points } from '#contract/points/points.ts'
import { DEFAULT_SETTINGS } from '#functions/areas/points/rights/settings.ts'
import { savePointSettings } from '#functions/areas/points/store/settings-store.ts'
import { SELECTED_SIGNS } from '../../printed-signs.ts'
import { fc } from '../../properties.ts'
import type { World } from '../../world.ts'
import { answersOf, wantedOf } from '../point-cells.ts'
import { POINT_RANGES, POINT_ROLES } from '../point-rights.ts'
import { firstFinding, type Proof } from '../proof.ts'
import { openTexts, SIGNS, TENANT } from './answer-world.ts'

const WORD = 'quorzircon'

const setRanges = ({ ports }: World, settings: PointSettings) =>
  savePointSettings(ports.table, { tenant: TENANT, accountId: 'harbour' }, 'account', settings)

/** Rights on points by role and settings, as the table of rights says, through every call. */
export const cellProof: Proof = {
  name: 'random roles and settings before a point',
  counts: true,
  async findings(world) {
    const call = world.direct('subscriber', TENANT)
    const made = await Promise.all(
      [WORD, WORD].map((name) => call(points.create, { contentID: SIGNS, name, place: SELECTED_SIGNS })),
    )
    const id = (made[0] as (typeof made)[number]).compassPointID
    const cells = POINT_RANGES.flatMap((ranges) => [true, false].map((isOpen) => ({ ranges, isOpen })))
    const [chosen = []] = fc.sample(fc.shuffledSubarray(cells, { minLength: cells.length }), 1)
    try {
      return await firstFinding(chosen, async ({ ranges, isOpen }) => {
        const [view, manage] = ranges
        await setRanges(world, { ...DEFAULT_SETTINGS, 'pdf-view-setting': { view, manage } } as PointSettings)
        await openTexts(world, isOpen)
        for (const role of POINT_ROLES) {
          const as = (person: string) => world.direct(person, TENANT)
          const cell = { as, role, ranges, id, contentCode: SIGNS, word: WORD, isOpen }
          const [answers, wanted] = [await answersOf(cell), wantedOf(cell)]
          const wrong = Object.keys(wanted).find((name) => answers[name] !== wanted[name])
          if (wrong) return `${wrong} by ${role}, ${ranges}, ${isOpen}: ${answers[wrong]}, not ${wanted[wrong]}`
        }
        return undefined
      })
    } finally {
      await openTexts(world, true)
      await setRanges(world, DEFAULT_SETTINGS as PointSettings)
      for (const { compassPointID } of made)
        await world.direct('compass-admin', TENANT)(points.deactivate, { id: compassPointID })
    }
  },
}
