import { openConsumer } from './open-consumer.ts'

/** The function that consumes the queue. The bundle of `scripts/build/build-pdf-reader.ts` lies beside its own. */
export const handler = openConsumer()
