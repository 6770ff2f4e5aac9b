import { deleteListExports } from '../exports/offer-documents.ts'
import { type KindsOf, personalRecordsOf } from '../personal/personal-kinds.ts'
import { deleteDownload, listDownloads } from './download-store.ts'

/** Files that jobs made for a person; with them go those of their lists that were made at once. */
export const downloadKinds: KindsOf = ({ table, objects }) => ({
  downloads: {
    read: async (person) => personalRecordsOf(await listDownloads(table, person)),
    erase: async (person) => {
      for (const { id, file } of await listDownloads(table, person)) {
        if (file) await objects.delete(file.key)
        await deleteDownload(table, person, id)
      }
      for (const accountId of person.accountIds) await deleteListExports({ objects }, { ...person, accountId })
    },
  },
})
