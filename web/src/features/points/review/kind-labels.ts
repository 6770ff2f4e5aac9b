/** Names of the kinds of proposals. */
export const KIND_LABELS = {
  same: 'points.review.kind.same',
  changed: 'points.review.kind.changed',
  gone: 'points.review.kind.gone',
  translated: 'points.review.kind.translated',
} as const
