import type { AdditionKind } from '#web/reader/marks/additions.ts'

export const POINTS: AdditionKind = { id: 'points', title: 'points.title', icon: 'CompassOutlined' }
