import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import { listCollectionCodes } from '#functions/areas/collections/export-collection.ts'
import { listFavoriteCodes } from '#functions/areas/favorites/export-favorites.ts'
import { listGroupCodes } from '#functions/areas/groups/export-group.ts'
import { listResults } from '#functions/areas/search/list-results.ts'
import { listTrackedCodes } from '#functions/areas/tracking/export-tracked.ts'
import type { ExportedListReader } from '#library/downloads/exported-source.ts'
import type { Ports } from '#ports/ports.ts'

/** Reads each kind of list by the area that shows it. */
export function readListOf(ports: Pick<Ports, 'table' | 'search' | 'clock'>): ExportedListReader {
  const tracker = openTableTracker(ports.table, ports.clock)
  return async (actor, source, onRead) => {
    switch (source.kind) {
      case 'search':
        return (await listResults(source, actor, ports))?.readAll(onRead)
      case 'favorites':
        return listFavoriteCodes(ports.table, source.sort, actor)
      case 'tracked':
        return listTrackedCodes({ ...ports, tracker }, source.sort, actor)
      case 'group':
        return listGroupCodes(ports.table, source.groupId, actor)
      case 'collection':
        return listCollectionCodes(ports.table, source.sortType, actor)
    }
  }
}
