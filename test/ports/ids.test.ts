import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { idsConformance } from './ids.conformance.ts'

idsConformance('ULID', ulidIds)
