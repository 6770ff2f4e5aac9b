import * as z from 'zod/mini'
import { AUTH_TYPES } from './endpoint/auth-types.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'

const ListedSession = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    /** names of browser and system; empty where the program does not say them */
    browser: z.string(),
    system: z.string(),
    authType: z.enum(AUTH_TYPES),
    lastUsed: z.iso.datetime(),
    /** the session of the call */
    isCurrent: z.boolean(),
  }),
)
export type ListedSession = SchemaType<typeof ListedSession>

const PATH = '/api/user-accounts/sessions'

/** Sessions of a person in their browsers. Of sign-ins that many share nobody ends those of others. */
export const sessions = {
  sessions: endpoint({
    id: 'account.sessions',
    method: 'GET',
    path: PATH,
    access: 'individual',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ sessions: z.array(ListedSession()) }),
  }),
  /** Ends a session with its next call, until its person signs in there again. */
  endSession: endpoint({
    id: 'account.endSession',
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'individual',
    input: () => z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    output: () => z.strictObject({}),
    errors: { 'session-not-found': { status: 404, title: 'There is no such session' } },
  }),
  /** Ends all sessions but the one of the call. */
  endOtherSessions: endpoint({
    id: 'account.endOtherSessions',
    method: 'DELETE',
    path: PATH,
    access: 'individual',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ ended: z.int() }),
  }),
}
