import { jest } from '@jest/globals'

/**
 * Runs a failed test once more and prints its first failure: a browser or an engine on a machine that does other work may be late
 * in a way that no wait of a test can tell from an end.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })
