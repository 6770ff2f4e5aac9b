import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { countPoints } from './count-points.ts'
import { createPoint } from './create-point.ts'
import { editPoint } from './edit-point.ts'
import { exportPoints } from './exchange/export-points.ts'
import { importPoints } from './exchange/import-points.ts'
import { getPoint, getSharedPoint } from './get-point.ts'
import { listPointHistory } from './list-history.ts'
import { listPointFilters } from './list-point-filters.ts'
import { listPoints, listPointsAsPage, listPointsForAdmin } from './list-points.ts'
import { listPointsOfDocument } from './list-points-of-document.ts'
import { changePointSettings, getPointSettings, listSettingLevels } from './point-settings.ts'
import { answerPointProposals } from './proposals/answer-proposals.ts'
import { listPointProposals } from './proposals/list-proposals.ts'
import { markPointShared, sharePoint } from './share-point.ts'
import { activatePoint, deactivatePoint } from './switch-point.ts'

export const handler = serve<typeof api.points>({
  ofDocument: listPointsOfDocument,
  one: getPoint,
  shared: getSharedPoint,
  create: createPoint,
  edit: editPoint,
  deactivate: deactivatePoint,
  activate: activatePoint,
  markShared: markPointShared,
  share: sharePoint,
  pageOfDocument: listPointsAsPage,
  list: listPoints,
  listAdmin: listPointsForAdmin,
  filters: listPointFilters,
  settings: getPointSettings,
  settingLevels: listSettingLevels,
  saveSettings: changePointSettings,
  history: listPointHistory,
  export: exportPoints,
  import: importPoints,
  counts: countPoints,
  proposals: listPointProposals,
  answer: answerPointProposals,
})
