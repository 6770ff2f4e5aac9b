import * as z from 'zod/mini'
import { ListExport, ListFormat, listExportProblems } from '../documents/list-export.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { groupProblems } from './group.ts'

export const groupExport = {
  /** Documents of a group that one is in, as a file, in the order of the list. */
  export: endpoint({
    id: 'groups.export',
    method: 'POST',
    path: '/api/group/export',
    access: 'individual',
    input: () => z.strictObject({ groupId: z.string().check(z.minLength(1), z.maxLength(100)), format: ListFormat() }),
    output: ListExport,
    errors: { ...groupProblems, ...listExportProblems },
  }),
}
