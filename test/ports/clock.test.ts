import { systemClock } from '#functions/adapters/embedded/system-clock.ts'
import { clockConformance } from './clock.conformance.ts'

clockConformance('this machine', () => systemClock)
