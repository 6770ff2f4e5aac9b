import { RemovalPolicy } from 'aws-cdk-lib'

/**
 * Retained when the stack is deleted, but deleted when its creation fails. An empty domain costs money, and leftover networks use
 * up the quota that the next try needs.
 */
export const RETAIN_UNLESS_CREATION_FAILS = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE

/**
 * Retained also when the creation fails, where deletion would fail and stop the rollback: the table is protected from deletion,
 * its key is needed to remove that protection, and the bucket may contain logs. Empty, they cost a dollar a month, for the key.
 */
export const RETAIN_ALWAYS = RemovalPolicy.RETAIN
