import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { clockConformance } from './clock.conformance.ts'

clockConformance('this machine', () => systemClock)
