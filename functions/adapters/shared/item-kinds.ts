import { itemVersions } from './item-versions.ts'

/** The one list of the kinds whose shape has changed; all others are as they were from the beginning. */
export const storedKinds = itemVersions({})
