import { systemClock } from '#functions/adapters/shared/system-clock.ts'

export const openClock = () => systemClock
