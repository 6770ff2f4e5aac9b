import type { StoredPoint } from '#functions/areas/points/store/stored-point.ts'

/** A point with markup and letters of several scripts. */
export const POINT: StoredPoint = {
  id: '6a1f7c1e-0000-4000-8000-000000000001',
  contentCode: 'DEMOWL|101-2025',
  publisher: 'DEMOWL',
  standard: '101',
  designation: '101-2025',
  contentStatus: 'Active',
  name: 'Table 3, not 4',
  description: '<p>Since the <strong>complaint</strong> — نقطة 検査</p>',
  overlayDetails: '',
  rich: ['description'],
  selectionText: 'The load shall not exceed 100 N.',
  createdById: 'ann',
  createdBy: 'Ann Ö. Author',
  creatorEmail: 'ann@example.com',
  created: '2026-02-01T08:00:00.000Z',
  modified: '2026-02-02T09:30:00.000Z',
  status: 'active',
  version: 1,
  write: 'w',
}
