import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { commonProblems, type ProblemKind } from '#contract/endpoint/problem.ts'
import { api } from '#contract/index.ts'
import { ROOT } from '#scripts/command/options.ts'
import { RUNBOOK } from '../../lib/infra/constructs/function/alarm-topic.ts'
import { SIZES } from '../../lib/infra/settings.ts'
import { synthesised } from './synthesised.ts'

/** Anchor of a heading in Markdown. */
const addressOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const runbook = readFileSync(path.join(ROOT, RUNBOOK), 'utf8')
const addresses = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => addressOf(heading as string))

/** Headings that no alarm links to. */
const FOR_READERS = ['runbook', 'logs-and-request-ids', 'a-first-deployment-failed', 'rolling-back-a-deployment', 'restore']

describe.each(SIZES)('the alarms of the size %s', (size) => {
  const alarms = synthesised(`astm-${size}`).of('AWS::CloudWatch::Alarm')
  const descriptions = alarms.map(({ Properties }) => Properties.AlarmDescription as string)
  const named = descriptions.map((description) => description.slice(description.lastIndexOf(' ') + 1))

  it('end each in the address of a heading that the runbook has', () => {
    expect(alarms.length).toBeGreaterThan(5)
    for (const [at, address] of named.entries()) {
      const [file, heading] = address.split('#')
      expect(descriptions[at]).toMatch(/^\p{Lu}.*\. \S+$/u)
      expect([file, addresses.includes(heading as string) ? 'is there' : heading]).toEqual([RUNBOOK, 'is there'])
    }
  })

  it('lead to every part of the runbook that is for an alarm', () => {
    const parts = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => addressOf(heading as string))
    const used = named.map((address) => address.split('#')[1])
    expect(parts.filter((part) => !used.includes(part) && !FOR_READERS.includes(part))).toEqual([])
  })
})

describe('the runbook', () => {
  const outputs = Object.keys(synthesised('astm-production').outputs)

  it('names no output that a deployment does not end with', () => {
    const table = runbook.slice(0, runbook.indexOf('## '))
    const standFor = [...table.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, name]) => name as string)
    const named = [...runbook.matchAll(/`((?:\w+(?:Url|Arn|Name|Bucket|Domain)|MailDns)\w*)`/g)].map(([, name]) => name as string)
    expect(standFor).toHaveLength(7)
    expect([...standFor, ...named].filter((name) => !outputs.includes(name))).toEqual([])
  })

  it('says what stands for each word in capitals that its commands have', () => {
    const commands = [...runbook.matchAll(/`(?:aws|npm|npx) [^`]+`/g)].join('\n')
    const words = new Set(commands.match(/(?<![\w-])[A-Z]{3,}(?:-[A-Z]+)?(?![\w-])/g))
    // Words that the operator chooses or reads from an earlier output.
    const own = ['TENANT', 'FILE', 'DIR', 'KEY', 'VERSION', 'MARKER', 'OLD-BUCKET', 'OLD-TABLE', 'REPLACE']
    const head = runbook.slice(0, runbook.indexOf('## '))
    expect([...words].filter((word) => !head.includes(`\`${word}\``) && !own.includes(word))).toEqual([])
  })

  const problems: Record<string, ProblemKind> = Object.assign(
    {},
    commonProblems,
    ...Object.values(api).flatMap((area) => Object.values(area).map(({ errors }) => errors)),
  )
  const failures = Object.keys(problems).filter((code) => (problems[code] as ProblemKind).status >= 500)

  it('explains each error code from 500 up that the contract has, and no other', () => {
    const [, part = ''] = runbook.match(/^## Calls fail$(.*?)^## /ms) ?? []
    const explained = [...part.matchAll(/^- `([^`]+)`/gm)].map(([, code]) => code as string)
    expect(explained.toSorted()).toEqual(failures.toSorted())
  })

  it('names no error code as an answer that the contract does not have', () => {
    const named = [...runbook.matchAll(/\b(?:answers?|codes?)\s+`([^`]+)`/g)].map(([, code]) => code as string)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((code) => !(code in problems))).toEqual([])
  })

  it('has each heading once, and sends to headings that it has', () => {
    expect(addresses).toEqual([...new Set(addresses)])
    const sentTo = [...runbook.matchAll(/(?<!\*)\*(\p{Lu}[^*]+)\*(?!\*)/gu)].map(([, heading]) => addressOf(heading as string))
    expect(sentTo.filter((address) => !addresses.includes(address))).toEqual([])
  })
})
