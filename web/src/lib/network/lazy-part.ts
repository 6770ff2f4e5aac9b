import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { importPart } from './import-part.ts'

/** A component whose chunk is fetched when it is first shown; without a network as soon as there is one. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await importPart(load) }))
