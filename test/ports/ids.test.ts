import { ulidIds } from '#functions/adapters/embedded/ulid-ids.ts'
import { idsConformance } from './ids.conformance.ts'

idsConformance('ULID', ulidIds)
