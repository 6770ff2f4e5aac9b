import type { Ports } from '#ports/ports.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table } from '#ports/table.ts'
import type { KindsOf } from '../personal/personal-kinds.ts'

interface Owner {
  readonly tenant: Item['pk']
  readonly userId: string
}

/** A file is there so long on AWS. */
const LIFETIME_S = 8 * 86_400

const partition = ({ tenant, userId }: Owner) => `${tenant}#exports#${userId}`
const keyOf = (owner: Owner, file: string): Key => ({ pk: partition(owner), sk: file })

/** Notes a file that is made for a person and is not found by their id alone, before it is stored: so it goes with the person. */
export async function noteExport(ports: Pick<Ports, 'table' | 'clock'>, owner: Owner, file: string): Promise<void> {
  const expiresAt = Math.floor(ports.clock.now().getTime() / 1000) + LIFETIME_S
  await ports.table.put({ ...keyOf(owner, file), expiresAt })
}

const filesOf = async (table: Pick<Table, 'query'>, owner: Owner) =>
  (await queryAll(table, { pk: partition(owner) })).map(({ sk }) => sk)

/** Files that were made for a person. */
export const exportKinds: KindsOf = ({ table, objects }) => ({
  exports: {
    read: async (person) => (await filesOf(table, person)).map((file) => ({ file })),
    erase: async (person) => {
      for (const file of await filesOf(table, person)) {
        await objects.delete(file)
        await table.delete(keyOf(person, file))
      }
    },
  },
})
