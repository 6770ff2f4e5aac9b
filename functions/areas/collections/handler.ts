import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { exportCollection } from './export-collection.ts'
import { listCollection } from './list-collection.ts'

export const handler = serve<typeof api.collections>({ list: listCollection, export: exportCollection })
