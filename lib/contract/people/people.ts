import * as z from 'zod/mini'
import { FileLink } from '../documents/documents.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { pageNumber, pageSize } from '../endpoint/page-fields.ts'
import { AccountRow, accountId, ManagedAccount, ManagedFacts, ManagedPerson, PersonFacts, PersonRow, subject } from './managed.ts'
import { FilePreview, MAX_FILE_LENGTH } from './people-file.ts'

const USUAL_ROWS = 25

const text = () => z.optional(z.string().check(z.maxLength(200)))
const version = () => z.int().check(z.minimum(0))
const nothing = () => z.strictObject({})

const accountProblems = { 'no-such-account': { status: 404, title: 'There is no such account' } } as const
const personProblems = { 'no-such-person': { status: 404, title: 'There is no such person' } } as const
/** Rules of the people file, wherever accounts and people are changed. */
const ruleProblems = {
  'people-refused': { status: 400, title: 'The rules of accounts and people refuse it' },
  'own-admin': { status: 409, title: 'Nobody takes away their own ADMIN' },
  'last-admin': { status: 409, title: 'The last ADMIN stays' },
} as const
const changed = { 'changed-meanwhile': { status: 409, title: 'Somebody has changed it meanwhile' } } as const

/** Those who administer the tenant. */
const forStaff = { access: ['ADMIN'], drm: false } as const
/** Those, and of an account whoever manages its people: of these alone, and never authorities that they lack. */
const forManagers = { access: ['ADMIN', 'COMPASS_USER_ADMIN'], drm: false } as const

/**
 * Accounts of the tenant and their people. Changes are in force with the next request, and each is an audit with what stood there
 * before and after.
 */
export const people = {
  /** By name. `text` is searched in names, numbers and ids. */
  accounts: endpoint({
    id: 'people.accounts',
    method: 'GET',
    path: '/api/admin/accounts',
    ...forStaff,
    input: () => z.strictObject({ text: text(), page: pageNumber(0), size: pageSize(USUAL_ROWS) }),
    output: () => z.strictObject({ count: z.int(), result: z.array(AccountRow()) }),
  }),
  account: endpoint({
    id: 'people.account',
    method: 'GET',
    path: '/api/admin/accounts/{id}',
    ...forStaff,
    input: () => z.strictObject({ id: accountId() }),
    output: ManagedAccount,
    errors: accountProblems,
  }),
  addAccount: endpoint({
    id: 'people.addAccount',
    method: 'POST',
    path: '/api/admin/accounts',
    ...forStaff,
    input: () => z.extend(ManagedFacts(), { id: accountId() }),
    output: ManagedAccount,
    errors: { ...ruleProblems, 'account-exists': { status: 409, title: 'There is an account with this id' } },
  }),
  changeAccount: endpoint({
    id: 'people.changeAccount',
    method: 'PUT',
    path: '/api/admin/accounts/{id}',
    ...forStaff,
    input: () => z.extend(ManagedFacts(), { id: accountId(), version: version() }),
    output: ManagedAccount,
    errors: { ...accountProblems, ...ruleProblems, ...changed },
  }),
  /** By name: of an account, or of all that the caller manages. `text` is searched in names, addresses and subjects. */
  list: endpoint({
    id: 'people.list',
    method: 'GET',
    path: '/api/admin/people',
    ...forManagers,
    input: () =>
      z.strictObject({ accountId: z.optional(accountId()), text: text(), page: pageNumber(0), size: pageSize(USUAL_ROWS) }),
    output: () => z.strictObject({ count: z.int(), result: z.array(PersonRow()) }),
  }),
  person: endpoint({
    id: 'people.person',
    method: 'GET',
    path: '/api/admin/people/{subject}',
    ...forManagers,
    input: () => z.strictObject({ subject: subject() }),
    output: ManagedPerson,
    errors: personProblems,
  }),
  addPerson: endpoint({
    id: 'people.addPerson',
    method: 'POST',
    path: '/api/admin/people',
    ...forManagers,
    input: () => z.extend(PersonFacts(), { subject: subject() }),
    output: ManagedPerson,
    errors: { ...ruleProblems, 'person-exists': { status: 409, title: 'There is a person with this subject' } },
  }),
  /** Whoever is in no account any more, or not activated, sees nothing. */
  changePerson: endpoint({
    id: 'people.changePerson',
    method: 'PUT',
    path: '/api/admin/people/{subject}',
    ...forManagers,
    input: () => z.extend(PersonFacts(), { subject: subject(), version: version() }),
    output: ManagedPerson,
    errors: { ...personProblems, ...ruleProblems, ...changed },
  }),
  /** CSV (RFC 4180, UTF-8 with a byte order mark) of the rows of `list`. Cells are guarded against formulas. */
  exportList: endpoint({
    id: 'people.exportList',
    method: 'GET',
    path: '/api/admin/people-list/csv',
    ...forManagers,
    input: () => z.strictObject({ accountId: z.optional(accountId()), text: text() }),
    output: FileLink,
    answer: 'file',
  }),
  /** All accounts and people as a people file, which changes nothing when it is saved again. */
  exportFile: endpoint({
    id: 'people.exportFile',
    method: 'GET',
    path: '/api/admin/people-file',
    ...forStaff,
    input: nothing,
    output: FileLink,
    answer: 'file',
  }),
  /** Tells what a people file would change. Writes nothing. */
  previewFile: endpoint({
    id: 'people.previewFile',
    method: 'POST',
    path: '/api/admin/people-file/preview',
    ...forStaff,
    input: () => z.strictObject({ file: z.string().check(z.maxLength(MAX_FILE_LENGTH)) }),
    output: FilePreview,
  }),
  /** Saves a people file, if it changes what its preview said. */
  saveFile: endpoint({
    id: 'people.saveFile',
    method: 'PUT',
    path: '/api/admin/people-file',
    ...forStaff,
    input: () =>
      z.strictObject({ file: z.string().check(z.maxLength(MAX_FILE_LENGTH)), stamp: z.string().check(z.maxLength(100)) }),
    output: nothing,
    answer: 'none',
    errors: { ...ruleProblems, ...changed },
  }),
}
