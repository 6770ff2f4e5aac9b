import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { circlesOf } from '#scripts/check/circles.ts'
import { findImportFaults, importsOf } from '#scripts/check/import-law.ts'
import { findCrowded } from '#scripts/check/sizes.ts'
import { findSpelledCodes } from '#scripts/check/text-codes.ts'
import { findPoorNames, findRelativeComments, findSharedNames } from '#scripts/check/words.ts'

const ROOT = process.cwd()

describe('the import law', () => {
  it.each([
    ['lib/contract/search.ts', "import { x } from '#functions/areas/search/store.ts'"],
    ['lib/finding/names/named-by.ts', "import type { x } from '#ports/search.ts'"],
    ['functions/library/store.ts', "import { x } from '#functions/areas/tracking/notify-waiting.ts'"],
    ['functions/library/store.ts', "import type { x } from '#functions/http/use-case.ts'"],
    ['functions/adapters/embedded/site/site.ts', "import type { x } from '#functions/http/serve.ts'"],
    ['functions/wiring/areas.ts', "import { x } from '../../lib/infra/areas.ts'"],
    ['functions/areas/search/suggest.ts', "import type { x } from '#functions/areas/documents/present.ts'"],
    ['functions/areas/search/suggest.ts', "import { x } from '#functions/areas/documents/get-pdf.ts'"],
    ['functions/areas/search/suggest.ts', "import { x } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'"],
    ['functions/areas/search/suggest.ts', "import { S3Client } from '@aws-sdk/client-s3'"],
    ['functions/wiring/aws/lambda.ts', "import { mintToken } from '#functions/adapters/embedded/identity/mint-token.ts'"],
    ['web/src/app/routes.tsx', "import('#functions/http/serve.ts')"],
    ['web/src/app/routes.tsx', "import { tenants } from '#tenants/index.ts'"],
    ['web/src/features/search/list.tsx', "import { x } from '../documents/viewer.tsx'"],
    ['web/src/lib/calls/call.ts', "import type { x } from '../../ui/notify.ts'"],
    ['web/src/features/search/list.tsx', "import Button from 'antd/es/button'"],
    ['web/src/ui/button.tsx', "import { Button } from 'antd'"],
    ['web/src/pages/groups/groups-page.tsx', "import { api } from '#contract/index.ts'"],
  ])('is broken by %s with %s', (file, text) => expect(findImportFaults(importsOf(file, text))).not.toEqual([]))

  it.each([
    ['functions/areas/search/suggest.ts', "import type { x } from '#ports/search.ts'"],
    ['functions/areas/documents/get-metadata.ts', "import { x } from '#functions/areas/account/record-access.ts'"],
    ['functions/adapters/aws/ses/ses-mail.ts', "import { x } from '#finding/meaning/passages.ts'"],
    ['lib/infra/areas.ts', "import { x } from '#functions/wiring/areas.ts'"],
    ['web/src/reader/pdf/pdf-viewer.tsx', "import Button from 'antd/es/button'"],
  ])('allows %s with %s', (file, text) => expect(findImportFaults(importsOf(file, text))).toEqual([]))

  it('finds circles, of whatever length, and nothing else', () => {
    const arrow = (text: string) => ({ from: text[0] as string, to: text[1] as string })
    expect(circlesOf(['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef', 'af'].map(arrow))).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ])
    expect(circlesOf(['ab', 'ac', 'bd', 'cd'].map(arrow))).toEqual([])
  })
})

describe('the law of the codes of a text', () => {
  const faults = (text: string, file = 'functions/areas/loans/list-loans.ts') => findSpelledCodes(new Map([[file, text]]))

  it.each([
    'new Set(document.sources.map((one) => one.contentCode))',
    '[...(document?.sources ?? []).map(({ contentCode }) => contentCode), code]',
    'sources.some(\n  ({ contentCode }) => contentCode === code)',
    'for (const source of document.sources) codes.add(source.contentCode)',
  ])('finds %s', (text) => expect(faults(text)).toHaveLength(1))

  it.each([
    'codesOfText(document, code)',
    'document.sources.map(({ designation }) => designation)',
    'sources.get(key)?.contentCode',
  ])('allows %s', (text) => expect(faults(text)).toEqual([]))

  it('leaves the document itself alone', () => {
    expect(faults('sources.map(({ contentCode }) => contentCode)', 'functions/library/document/joined-document.ts')).toEqual([])
  })
})

describe('the law of words', () => {
  it('names each file of one half that exports the same name', () => {
    const texts = new Map([
      ['functions/library/store.ts', 'export function find() {}'],
      ['lib/finding/names.ts', 'export type find = string'],
      ['web/src/lib/find.ts', 'export const find = 1'],
      ['web/src/lib/names.ts', 'export const findNames = 1'],
      ['functions/library/names.ts', 'export const findNames = 1'],
      ['functions/areas/search/handler.ts', 'export const handler = 1'],
      ['functions/areas/tenant/handler.ts', 'export const handler = 1'],
    ])
    expect(findSharedNames(texts)).toEqual([
      'two meanings of find: functions/library/store.ts, lib/finding/names.ts',
      'two meanings of find: lib/finding/names.ts, web/src/lib/find.ts',
    ])
  })

  it('refuses names of exports, files and folders that say nothing, and verbs that have another', () => {
    const exported = ['findOne', 'OWN_NAMES', 'askServer', 'tell', 'takeIn', 'phone', 'foundation', 'task']
    const files = [
      'lib/held/a.ts',
      'lib/read-one.ts',
      'web/src/keep-focus.ts',
      'web/src/keeper.ts',
      'functions/take-in.ts',
      'web/favourites.ts',
    ]
    const texts = new Map([['lib/x.ts', exported.map((name) => `export const ${name} = 1`).join('\n')]])
    expect(findPoorNames(files, texts).map((line) => line.split(': ')[1])).toEqual([
      'lib/held',
      'lib/read-one.ts',
      'web/src/keep-focus.ts',
      'web/favourites.ts',
      'findOne in lib/x.ts',
      'OWN_NAMES in lib/x.ts',
      'askServer in lib/x.ts',
      'tell in lib/x.ts',
    ])
  })

  it('names comments that begin without a noun or a verb', () => {
    const open = '/*' + '*'
    const text = `${open} What is there. */\n${open} Lists what is there. */\n${open}\n * of the page\n */\n${open} Offset in bytes. */\n  // Whose it is\n  // and where`
    expect(findRelativeComments(new Map([['a.ts', text]]))).toEqual([
      'a.ts:1: a comment begins with "What is there. */"',
      'a.ts:3: a comment begins with "of the page"',
      'a.ts:7: a comment begins with "Whose it is"',
    ])
  })
})

describe('the rooms', () => {
  it('are named where a folder or a file is crowded; tests may be long', () => {
    const inside = Array.from({ length: 26 }, (_, at) => `lib/a/${at}.ts`)
    const linesOf = (file: string) => (file.startsWith('lib/b/') ? 251 : 250)
    expect(
      findCrowded(
        [...inside, ...inside.slice(1).map((file) => `lib/c${file.slice(5)}`), 'lib/b/b.css', 'lib/b/b.test.ts'],
        linesOf,
      ),
    ).toEqual(['crowded folder, 26 of 25 files: lib/a', 'long file, 251 of 250 lines: lib/b/b.css'])
  })

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
