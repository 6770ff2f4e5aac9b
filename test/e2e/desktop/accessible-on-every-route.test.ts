import { describe } from '@jest/globals'
import { describeAccessible } from '../support/accessible.ts'

describe('a page in English', () => describeAccessible('en', 'light'))
