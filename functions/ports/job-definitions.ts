import * as z from 'zod/mini'
import { lazySchema } from '#contract/endpoint/lazy-schema.ts'
import { ErasureWork } from '#contract/people/erasure-work.ts'
import { SharedLinkWork } from '#contract/points/point-sharing.ts'
import { LANGUAGES } from '#contract/tenant.ts'
import { TitleListWork } from '#contract/titles/title-formats.ts'
import { Count } from './payloads/count.ts'
import { FORMER_ORIGINS, RebuildPosition } from './payloads/rebuild-position.ts'
import { RedlineNames } from './payloads/redline-names.ts'

/** `person`: somebody looks at a page until the job is done · `nobody`: the job may take its time */
type Waiting = 'person' | 'nobody'

interface JobTraits {
  readonly formerNames?: readonly string[]
  /** one of a tenant runs at a time: a second one would do the same work */
  readonly alone?: boolean
}

/**
 * A job: who waits for it, and the schema of its payload, built on first use. A schema ignores fields that it does not know and has
 * defaults for those that came later, so that a job which the release before has sent is read. `formerNames` are its names there.
 */
const job = <Payload extends z.ZodMiniType>(
  waiting: Waiting,
  payload: () => Payload,
  { formerNames = [], alone = false }: JobTraits = {},
) => ({ waiting, payload: lazySchema(payload), formerNames, alone })

const Nothing = () => z.nullable(z.object({}))

/** All jobs by name. The type of a job, its reading before a handler and its handler in `functions/wiring` come from here. */
export const JOBS = {
  /** Ingests an object of `incoming/`, or that of an administrator's `upload`; each job ingests one part. */
  'take-in': job('nobody', () =>
    z.object({
      /** the key without `<tenant>/incoming/` */
      name: z.string(),
      upload: z.optional(z.string()),
      /** identifies one upload among several under the name */
      arrival: z.string(),
      at: z._default(z.object({ byte: Count(), line: Count(), document: Count() }), { byte: 0, line: 1, document: 0 }),
      etag: z.optional(z.string()),
      /** the parts before this one */
      soFar: z._default(
        z.object({
          outcome: z.object({ added: Count(), changed: Count(), unchanged: Count(), refused: Count() }),
          refusals: z.array(
            z.object({ file: z.string(), line: z.optional(Count()), field: z.optional(z.string()), reason: z.string() }),
          ),
        }),
        { outcome: { added: 0, changed: 0, unchanged: 0, refused: 0 }, refusals: [] },
      ),
    }),
  ),
  /** Reads a file that an administrator sent, and says what would come in. `check` counts the dry runs of the file. */
  'check-upload': job('person', () => z.object({ id: z.string(), check: Count() })),
  /** Deletes files that administrators sent, and neither took in nor dropped. */
  'end-uploads': job('nobody', Nothing, { alone: true }),
  /** Deletes a file that an administrator sent and dropped. */
  'drop-upload': job('nobody', () => z.object({ id: z.string(), name: z.string() })),
  /** Learns the meanings of the documents indexed since the last run. */
  learn: job('nobody', Nothing, { alone: true }),
  /** Makes the search index again from table and objects, a part with each job. */
  'make-index': job('nobody', () =>
    z.object({
      /** tells one run from another */
      run: z.string(),
      /** origin of the rebuilt index: the existing index, an empty one, or the newest snapshot of the engine */
      from: z._default(
        z.union([
          z.enum(['existing', 'empty', 'snapshot']),
          z.pipe(
            z.enum(['standing', 'nothing']),
            z.transform((former) => FORMER_ORIGINS[former]),
          ),
        ]),
        'existing',
      ),
      /** from 0 */
      part: z._default(Count(), 0),
      at: z._default(RebuildPosition(), {}),
      made: z._default(z.object({ indexed: Count(), removed: Count() }), { indexed: 0, removed: 0 }),
    }),
  ),
  /** Makes the texts of a document's files that are missing or of an earlier version. */
  'make-text': job('person', () => z.object({ contentCode: z.string() })),
  /** Links the standards again of which a standing changes with the day. */
  'relink-due': job('nobody', Nothing),
  /** Makes the keys of this and the next month, by which people are pseudonyms in events of use. */
  'make-event-keys': job('nobody', Nothing),
  /** Counts what changed of the events of use, by day and month. */
  'count-use': job('nobody', Nothing, { alone: true }),
  /** Writes the head of the audits where the functions cannot change it, once a day. */
  'seal-audits': job('nobody', Nothing, { alone: true }),
  /** Writes what was counted of use to files, which dashboards outside of the library show. */
  'write-aggregates': job('nobody', Nothing, { alone: true }),
  /** Mails the usage of the last week or month to who chose it and may see it. */
  'mail-reports': job('nobody', Nothing, { alone: true }),
  /** Announces saved documents, at most 1,000, with the names that some of them no longer have, by content code. */
  arrived: job('nobody', () =>
    z.object({
      contentCodes: z.readonly(z.array(z.string())),
      namesBefore: z._default(z.record(z.string(), z.readonly(z.array(z.string()))), {}),
    }),
  ),
  /** Carries the points of an account from the edition before a document, and from its translations, over to it, as proposals. */
  'carry-points': job('nobody', () => z.object({ accountId: z.string(), contentCode: z.string() })),
  /** Carries points of a document that were made, moved, put away or brought back. */
  'carry-changed': job('nobody', () =>
    z.object({ accountId: z.string(), contentCode: z.string(), ids: z.readonly(z.array(z.string())) }),
  ),
  /** Stores a copy of all compass points of an account, from which processes read them. */
  'copy-points': job('nobody', () => z.object({ accountId: z.string() })),
  /** Mails somebody that compass points wait for their review in a document. */
  'notify-review': job(
    'nobody',
    () => z.object({ accountId: z.string(), contentCode: z.string(), userId: z.string(), email: z.string() }),
    { formerNames: ['tell-review'] },
  ),
  /** Mails the link of a compass point that somebody shares to a person or to the people of a group, once a day. */
  'notify-shared': job('nobody', SharedLinkWork, { formerNames: ['tell-shared'] }),
  /** Writes the points that somebody sees on a document into its PDF, which is large. */
  'write-points': job('person', () =>
    z.object({
      accountId: z.string(),
      userId: z.string(),
      authorities: z.readonly(z.array(z.string())),
      contentCode: z.string(),
      language: z.enum(LANGUAGES),
    }),
  ),
  /** Exports a long list of documents as a download. */
  'export-list': job('person', () => z.object({ accountId: z.string(), userId: z.string(), id: z.string() })),
  /** Collects what is kept of a person as a download. */
  'collect-data': job('person', () => z.object({ userId: z.string(), id: z.string() })),
  /** Erases a person: what is kept of them, and their name in what stays. */
  'erase-person': job('nobody', ErasureWork),
  /** Mails somebody that their download is ready. */
  'notify-download': job('nobody', () => z.object({ userId: z.string(), id: z.string() })),
  /** Writes a title list of an account that is too long for a request. */
  'write-titles': job('person', TitleListWork),
  /** Mails a text to the people of a group, by the rights of its sender. */
  'mail-group': job('nobody', () =>
    z.object({
      accountId: z.string(),
      groupId: z.string(),
      userId: z.string(),
      subject: z.string(),
      message: z.string(),
      copyMe: z._default(z.boolean(), false),
    }),
  ),
  /** Mails somebody of an account that a document is shared with them. */
  'notify-share': job('nobody', () =>
    z.object({
      accountId: z.string(),
      userId: z.string(),
      to: z.string(),
      contentCode: z.string(),
      message: z._default(z.string(), ''),
    }),
  ),
  /** Mails an address outside of the account that somebody invites it to a document. */
  'notify-invitation': job('nobody', () => z.object({ accountId: z.string(), by: z.string(), id: z.string(), at: z.string() })),
  /** Sends noted jobs. */
  'send-noted': job('nobody', Nothing),
  /** Mails people that they were added to a group. */
  'notify-added': job('nobody', () =>
    z.object({ accountId: z.string(), groupId: z.string(), userId: z.string(), added: z.readonly(z.array(z.string())) }),
  ),
  /** Mails somebody that the document they wait for has arrived. */
  'notify-arrival': job(
    'nobody',
    () => z.object({ userId: z.string(), email: z.string(), wishId: z.string(), contentCode: z.string() }),
    { formerNames: ['tell-arrival'] },
  ),
  /** Saves somebody's request to read a document, and mails it to the library's support. */
  'notify-access-request': job(
    'person',
    () =>
      z.object({
        accountId: z.string(),
        request: z.object({
          id: z.string(),
          userId: z.string(),
          name: z.string(),
          email: z.string(),
          /** the sign-in belongs to an organization */
          shared: z.boolean(),
          contentCode: z.string(),
          designation: z.string(),
          title: z.string(),
          /** ISO 8601 */
          since: z.string(),
        }),
      }),
    { formerNames: ['tell-access-request'] },
  ),
  /** Marks a request as handled at a time, and mails whoever asked. `by`, `address`: who handled it, and from where; empty of the release before. */
  'notify-access-answer': job('nobody', () =>
    z.object({
      accountId: z.string(),
      requestId: z.string(),
      handled: z.string(),
      reason: z._default(z.string(), ''),
      by: z._default(z.string(), ''),
      address: z._default(z.string(), ''),
    }),
  ),
  /** Mails somebody that the comparison or red-line is made that they wait for, or that it cannot be made. */
  'notify-comparison': job('nobody', () =>
    z.object({ accountId: z.string(), userId: z.string(), email: z.string(), awaited: z.string() }),
  ),
  /** Compares two files, by the keys of their objects, and stores the result in a form; each time of asking is a job of its own. */
  compare: job('person', () =>
    z.object({
      older: z.string(),
      newer: z.string(),
      form: z.enum(['changes', 'page', 'split', 'redline']),
      /** ISO 8601; for the release before, which requires it */
      since: z.optional(z.string()),
      /** names on a red-line */
      facts: z.optional(RedlineNames()),
    }),
  ),
}
