import type { Tenant } from '#contract/tenant.ts'
import { concreteCuring, curingReport } from './families/concrete.ts'
import { childSeats, cycleHelmets } from './families/cycling.ts'
import { fireDoors, fireDoorsSupplement } from './families/fire-doors.ts'
import { cableGlands, markingGuide, openMethods } from './families/fittings.ts'
import { hydrogenCylinders, hydrogenCylindersAmendment, reliefDevices } from './families/gases.ts'
import { glareReport, roadLuminaires } from './families/luminaires.ts'
import { museumLighting, museumLightingFrench } from './families/museum-lighting.ts'
import { aenor } from './families/own/aenor.ts'
import { api } from './families/own/api.ts'
import { astm } from './families/own/astm.ts'
import { awwa } from './families/own/awwa.ts'
import { cga } from './families/own/cga.ts'
import { demowl } from './families/own/demowl.ts'
import { ies } from './families/own/ies.ts'
import { nightFlowReport, pressureGauges, sensorData } from './families/sensor-data.ts'
import { moistureMetering, timberJoints, timberJointsSupplement } from './families/timber.ts'
import { waterMeters, waterMetersAmendment } from './families/water-meters.ts'
import { waterMetersArabic, waterMetersJapanese } from './families/water-meters-translated.ts'
import { visualInspection, weldingSymbols, weldingSymbolsSpanish } from './families/welding.ts'
import type { Family } from './text/family.ts'

/** Families in every tenant's library. */
export const SHARED: readonly Family[] = [
  waterMeters,
  waterMetersAmendment,
  waterMetersArabic,
  waterMetersJapanese,
  sensorData,
  pressureGauges,
  nightFlowReport,
  roadLuminaires,
  museumLighting,
  museumLightingFrench,
  glareReport,
  timberJoints,
  timberJointsSupplement,
  moistureMetering,
  hydrogenCylinders,
  hydrogenCylindersAmendment,
  reliefDevices,
  concreteCuring,
  curingReport,
  fireDoors,
  fireDoorsSupplement,
  cycleHelmets,
  childSeats,
  cableGlands,
  markingGuide,
  weldingSymbols,
  weldingSymbolsSpanish,
  visualInspection,
  ...openMethods,
]

/** Families of the tenant's own publisher. */
export const OWN: Record<Tenant, readonly Family[]> = { astm, api, awwa, cga, aenor, ies, demowl }
