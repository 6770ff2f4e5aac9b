import { listCollectionCodes } from '#functions/areas/collections/export-collection.ts'
import { listGroupCodes } from '#functions/areas/groups/export-group.ts'
import { listResults } from '#functions/areas/search/list-results.ts'
import type { ExportedListReader } from '#library/downloads/exported-source.ts'
import type { Ports } from '#ports/ports.ts'

/** Reads each kind of list by the area that shows it. */
export function readListOf(ports: Pick<Ports, 'table' | 'search' | 'clock'>): ExportedListReader {
  return async (actor, source, onRead) => {
    switch (source.kind) {
      case 'search':
        return (await listResults(source, actor, ports))?.readAll(onRead)
      case 'group':
        return listGroupCodes(ports.table, source.groupId, actor)
      case 'collection':
        return listCollectionCodes(ports.table, source.sortType, actor)
    }
  }
}
