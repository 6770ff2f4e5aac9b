import { z } from 'zod'
import { anyCharacter, fc } from './properties.ts'

interface Schema {
  /** schema that is described elsewhere in the whole, or the whole */
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

function text(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const limits = { minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 60, 600) }
  return fc.oneof(fc.string({ ...limits, unit: 'grapheme' }), fc.string({ ...limits, unit: anyCharacter }))
}

/** Objects within themselves that are made; a list of further ones is empty. */
const MAX_DEPTH = 2

interface Whole {
  readonly root: Schema
  readonly depth: number
}

function object(schema: Schema, whole: Whole): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, ofSchema(one, whole)]))
  if (typeof schema.additionalProperties === 'object' && schema.properties === undefined)
    return fc.dictionary(fc.string({ maxLength: 8 }), ofSchema(schema.additionalProperties, whole), { maxKeys: 3 })
  return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] })
}

function list(schema: Schema, whole: Whole): fc.Arbitrary<unknown> {
  const { items = {}, maxItems = 5 } = schema
  if (items.$ref !== undefined && whole.depth >= MAX_DEPTH) return fc.constant([])
  return fc.array(ofSchema(items, whole), { maxLength: Math.min(maxItems, 5) })
}

function ofReference(name: string, { root, depth }: Whole): fc.Arbitrary<unknown> {
  const schema = name === '#' ? root : root.$defs?.[name.slice('#/$defs/'.length)]
  return ofSchema(schema ?? {}, { root, depth: depth + 1 })
}

function ofSchema(schema: Schema, whole: Whole): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return ofReference(schema.$ref, whole)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => ofSchema(one, whole)))
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((one) => ofSchema(one, whole)))
  if (schema.type === 'object') return object(schema, whole)
  if (schema.type === 'array') return list(schema, whole)
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: Math.max(schema.minimum ?? 0, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
  return fc.jsonValue()
}

const whole = (type: z.ZodType, io: 'input' | 'output'): fc.Arbitrary<unknown> => {
  const root = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema
  return ofSchema(root, { root, depth: 0 })
}

/** Input that a schema takes, over its whole range. */
export const validInput = (type: z.ZodType) => whole(type, 'input') as fc.Arbitrary<Record<string, unknown>>

/** Output that a schema describes, over its whole range. */
export const validOutput = (type: z.ZodType): fc.Arbitrary<unknown> => whole(type, 'output')
