import { RemovalPolicy } from 'aws-cdk-lib'

/**
 * Outlives its stack, but not a creation that fails: what is left of that is empty, costs (the search engine), and takes the places
 * that the next try needs (networks).
 */
export const KEPT = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE

/**
 * Outlives also a creation that fails, as it could not be deleted then: the table is protected, its key is needed to take the
 * protection off, and logs may be in their bucket already. One refusal would stop the whole way back. Empty, they cost a dollar
 * a month, the key's.
 */
export const KEPT_ALWAYS = RemovalPolicy.RETAIN
