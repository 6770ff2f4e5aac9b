import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { importLawBroken, importsOf } from '#scripts/check/import-law.ts'
import { ROOT } from '#scripts/command/options.ts'

describe('the import law', () => {
  it('holds', () => expect(importLawBroken()).toEqual([]))

  it.each([
    ['lib/contract/search.ts', "import { x } from '#functions/search/store.ts'"],
    ['web/src/app/router.tsx', "import('#functions/http/serve.ts')"],
    ['web/src/features/search/list.tsx', "import { x } from '../documents/viewer.tsx'"],
    ['functions/areas/search/search-documents.ts', "import type { x } from '#library/store.ts'"],
    ['functions/areas/search/search-documents.ts', "import { x } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'"],
    ['functions/areas/search/search-documents.ts', "import { S3Client } from '@aws-sdk/client-s3'"],
    ['functions/wiring/aws.ts', "import { mintToken } from '#functions/adapters/embedded/identity/mint-token.ts'"],
  ])('is broken by %s with %s', (file, text) => expect(importLawBroken(importsOf(file, text))).not.toEqual([]))
})

describe('the rooms', () => {
  it.each(Object.keys(api))('%s has its handler, under the same word', (area) => {
    expect(readdirSync(`${ROOT}/functions/areas/${area}`)).toContain('handler.ts')
  })

  it('have no drawers for odds and ends', () => {
    const files = ['lib', 'functions', 'web', 'scripts', 'test'].flatMap((top) =>
      readdirSync(`${ROOT}/${top}`, { recursive: true, encoding: 'utf8' }),
    )
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)\.\w+$/.test(file))).toEqual([])
  })
})
