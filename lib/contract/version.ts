/** Version of this release, as package.json has it; `npm run release` raises both. */
export const VERSION = '0.3.0'
