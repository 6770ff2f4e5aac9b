import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Resource {
  readonly Type: string
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation's own shapes
  readonly Properties: any
  readonly Metadata?: { readonly 'aws:cdk:path'?: string }
  readonly DeletionPolicy?: string
  readonly UpdateReplacePolicy?: string
}

/** The output of one synthesis, written by write-templates.ts. */
export interface Templates {
  /** texts of the templates by file name */
  readonly templates: Readonly<Record<string, string>>
  /** ids of the stacks that are not nested */
  readonly stacks: readonly string[]
  /** names of the cdk-nag rules that are violated */
  readonly findings: readonly string[]
  /** ids of the rules that constructs acknowledge */
  readonly acknowledged: readonly string[]
}

export interface Synthesised extends Omit<Templates, 'templates'> {
  readonly resources: readonly Resource[]
  /** all templates, joined */
  readonly text: string
  /** outputs of the library's own stack */
  readonly outputs: Readonly<Record<string, unknown>>
  of(type: string): readonly Resource[]
  /** finds a resource by its logical id */
  named(id: string): Resource | undefined
  /** finds a resource by its construct's path below the library's stack */
  at(place: string): Resource | undefined
}

/** Empty file that stands beside the templates once their writer has ended. */
export const SYNTHESIS_END = 'end'

const WRITER = path.join(import.meta.dirname, 'write-templates.ts')

/** Synthesises in a process of its own: Node loads the CDK in a fraction of the time that jest's module registry takes. */
function writeTemplates(folder: string, ...names: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER, folder, ...names], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (status !== 0) throw new Error(`The synthesis ended with ${status}: ${stderr}`)
}

function textOf(name: string): string {
  const shared = process.env.LECTERN_TEMPLATES
  if (shared && existsSync(path.join(shared, `${name}.json`))) return readFileSync(path.join(shared, `${name}.json`), 'utf8')
  // Other projects have no set-up that synthesises.
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-templates-'))
  try {
    writeTemplates(folder, name)
    return readFileSync(path.join(folder, `${name}.json`), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const read = new Map<string, Synthesised>()

function parse(name: string): Synthesised {
  const { templates, ...rest } = JSON.parse(textOf(name)) as Templates
  const texts = Object.values(templates)
  const byId = texts.flatMap((text) => Object.entries<Resource>(JSON.parse(text).Resources))
  const resources = byId.map(([, resource]) => resource)
  const own = `lectern-${name.split('-')[0]}`
  const { Outputs } = JSON.parse(templates[`${own}.template.json`] as string)
  return {
    ...rest,
    resources,
    text: texts.join('\n'),
    outputs: Object.fromEntries(Object.entries<{ Value: unknown }>(Outputs).map(([key, { Value }]) => [key, Value])),
    of: (type) => resources.filter((one) => one.Type === type),
    named: (id) => byId.find(([key]) => key === id)?.[1],
    at: (place) => resources.find(({ Metadata }) => Metadata?.['aws:cdk:path'] === `${own}/${place}`),
  }
}

/** The stacks of a variant (variants.ts), as `npx cdk deploy` makes them. */
export function synthesised(name: string): Synthesised {
  const library = read.get(name) ?? parse(name)
  read.set(name, library)
  return library
}
