import { openConsumer } from './open-consumer.ts'

/** The function behind the queue. `scripts/build/build-pdf-reader.ts` is beside its bundle. */
export const handler = openConsumer()
