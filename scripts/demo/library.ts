import type { Tenant } from '#contract/tenant.ts'
import { aenor } from './families/by-tenant/aenor.ts'
import { api } from './families/by-tenant/api.ts'
import { astm } from './families/by-tenant/astm.ts'
import { awwa } from './families/by-tenant/awwa.ts'
import { cga } from './families/by-tenant/cga.ts'
import { demowl } from './families/by-tenant/demowl.ts'
import { ies } from './families/by-tenant/ies.ts'
import { concreteCuring, curingReport } from './families/concrete.ts'
import { childSeats, cycleHelmets } from './families/cycling.ts'
import { fireDoors, fireDoorsSupplement } from './families/fire-doors.ts'
import { cableGlands, markingGuide, openMethods } from './families/fittings.ts'
import { hydrogenCylinders, hydrogenCylindersAmendment, reliefDevices } from './families/gases.ts'
import { glareReport, roadLuminaires } from './families/luminaires.ts'
import { museumLighting, museumLightingFrench } from './families/museum-lighting.ts'
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
export const TENANT_FAMILIES: Record<Tenant, readonly Family[]> = { astm, api, awwa, cga, aenor, ies, demowl }
