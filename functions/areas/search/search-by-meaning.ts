import { semantic } from '#contract/semantic.ts'
import { openSearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { meaningIntentOf } from './meaning-intent.ts'
import { countOnHits } from './pointed/count-on-hits.ts'
import { narrowToPoints } from './pointed/find-with-points.ts'
import { presentMeant } from './present.ts'
import { cutNotice } from './to-intent.ts'

export const searchByMeaning = useCase(semantic.semantic, ['search', 'table', 'clock'], async (query, { actor, ports, note }) => {
  const intent = meaningIntentOf(query, actor)
  const points = await openSearchedPoints(ports.table, actor)
  const narrowed = query.points ? await narrowToPoints(intent, points, { actor, ports }) : intent
  const hits = await ports.search.meaning(narrowed)
  const countOf = await countOnHits(hits, points, intent, { actor, ports })
  note({ found: hits.total })
  return { ...presentMeant(hits, intent, actor, { countOf }), ...cutNotice(query.keywords) }
})
