import { describe } from '@jest/globals'
import { describeAccessible } from '../support/accessible.ts'

describe('a page in Arabic', () => describeAccessible('ar', 'dark'))
