export { ResolveLegacy as ResolvePage } from '#web/features/documents/page/resolve-legacy.tsx'
