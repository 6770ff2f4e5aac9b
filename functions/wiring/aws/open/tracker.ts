import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import type { Ports } from '#ports/ports.ts'

export const openTracker = ({ table, clock }: Pick<Ports, 'table' | 'clock'>) => openTableTracker(table, clock)
