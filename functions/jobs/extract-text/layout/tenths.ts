/** Turns points into tenths of a point, the unit of all places; 0 for what a damaged file gives. */
export const tenths = (points: number): number => (Number.isFinite(points) ? Math.round(points * 10) : 0)
