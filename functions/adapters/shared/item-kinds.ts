import { itemVersions } from './item-versions.ts'

/** All kinds of items whose shape has changed; the others have version 1. */
export const storedKinds = itemVersions({})
