import * as z from 'zod/mini'

const MAX_LENGTH = 100
const text = () => z.optional(z.string().check(z.maxLength(MAX_LENGTH)))

/** Fields of the key of an account: `customer_id`, with `requestor_id`, `api_key` or both. The stack of a request reads them. */
export const credentialFields = () => ({ customer_id: text(), requestor_id: text(), api_key: text() })
