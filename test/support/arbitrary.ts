import { z } from 'zod'
import { anyCharacter, fc } from './properties.ts'

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
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

function object(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, ofSchema(one)]))
  return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] })
}

function ofSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(ofSchema))
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(ofSchema))
  if (schema.type === 'object') return object(schema)
  if (schema.type === 'array') return fc.array(ofSchema(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) })
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: Math.max(schema.minimum ?? 0, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
  return fc.jsonValue()
}

/** Input that a schema takes, over its whole range. */
export function validInput(type: z.ZodType): fc.Arbitrary<Record<string, unknown>> {
  return ofSchema(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema) as fc.Arbitrary<
    Record<string, unknown>
  >
}
