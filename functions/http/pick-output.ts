import type * as z from 'zod/mini'

/** Lets out of a value what its schema names; the names of other fields are added to `dropped`. */
type Picker = (value: unknown, dropped: string[]) => unknown

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']
type Fields = Readonly<Record<string, unknown>>

const defOf = (schema: Schema) => schema._zod.def as Def

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stands for the name of a field where a scalar was given for an object: it has none. */
const SCALAR_FOR_OBJECT = 'a scalar in the place of an object'

/** A text, a number, a truth value: whatever else stands in its place stays here. */
const pickScalar: Picker = (value, dropped) => {
  if (typeof value !== 'object' || value === null) return value
  dropped.push(...Object.keys(value))
  return undefined
}

/** Picks the elements; the list itself where nothing is dropped. */
function pickElements(list: readonly unknown[], pickerAt: (at: number) => Picker, dropped: string[]): readonly unknown[] {
  let picked: unknown[] | undefined
  for (let at = 0; at < list.length; at++) {
    const value = pickerAt(at)(list[at], dropped)
    if (value !== list[at]) picked ??= list.slice(0, at)
    picked?.push(value)
  }
  return picked ?? list
}

const listPicker =
  (pickerAt: (at: number) => Picker): Picker =>
  (value, dropped) =>
    Array.isArray(value) ? pickElements(value, pickerAt, dropped) : pickScalar(value, dropped)

/** Picks the fields that are named; the object itself where nothing is dropped. */
function pickFields(value: Fields, pickerOf: (name: string) => Picker | undefined, dropped: string[]): Fields {
  const names = Object.keys(value)
  let picked: Record<string, unknown> | undefined
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string
    const given = value[name]
    const pick = pickerOf(name)
    if (!pick && given !== undefined) dropped.push(name)
    const field = pick === pickScalar && typeof given !== 'object' ? given : pick?.(given, dropped)
    if (field !== given) picked ??= Object.fromEntries(names.slice(0, at).map((before) => [before, value[before]]))
    if (picked && field !== undefined) picked[name] = field
  }
  return picked ?? value
}

const fieldsPicker =
  (pickerOf: (name: string) => Picker | undefined): Picker =>
  (value, dropped) => {
    if (isFields(value)) return pickFields(value, pickerOf, dropped)
    if (value === null || value === undefined) return value
    if (Array.isArray(value)) return pickScalar(value, dropped)
    dropped.push(SCALAR_FOR_OBJECT)
    return undefined
  }

/** Compiles a picker when it is first needed: a start does not wait for it, and a schema may name itself. */
function whenNeeded(schemaOf: () => Schema): Picker {
  let picker: Picker | undefined
  return (value, dropped) => {
    picker ??= compile(schemaOf())
    return picker(value, dropped)
  }
}

function objectPicker(shape: Readonly<Record<string, Schema>>): Picker {
  let pickers: ReadonlyMap<string, Picker> | undefined
  return fieldsPicker((name) => {
    pickers ??= new Map(Object.entries(shape).map(([field, schema]) => [field, compile(schema)]))
    return pickers.get(name)
  })
}

/** Schema without what makes it optional, nullable or absent. */
function unwrapped(schema: Schema): Schema {
  const def = defOf(schema) as { innerType?: Schema; getter?: () => Schema; out?: Schema }
  const inner = def.innerType ?? def.getter?.() ?? def.out
  return inner ? unwrapped(inner) : schema
}

/** Tells whether an object may be of a schema: its literals are equal and its demanded fields are there. */
function fits(value: Fields, schema: Schema): boolean {
  const def = defOf(schema)
  if (def.type === 'record') return true
  if (def.type !== 'object') return false
  return Object.entries(def.shape).every(([name, field]) => {
    const isAbsent = value[name] === undefined
    if (isAbsent) return field._zod.optin === 'optional' || field._zod.optout === 'optional'
    const of = defOf(unwrapped(field))
    return of.type !== 'literal' || (of.values as unknown[]).includes(value[name])
  })
}

const unnamedBy = (value: Fields, schema: Schema): number => {
  const def = defOf(schema)
  return def.type === 'object' ? Object.keys(value).filter((name) => !Object.hasOwn(def.shape, name)).length : 0
}

/** Picks by the first alternative that an object may be of, the one that names most of it. */
function unionPicker(options: readonly Schema[]): Picker {
  const all = options.map(unwrapped)
  const pickers = new Map(all.map((schema) => [schema, whenNeeded(() => schema)]))
  const list = all.find((schema) => ['array', 'tuple'].includes(defOf(schema).type))
  return (value, dropped) => {
    if (typeof value !== 'object' || value === null) return value
    const fitting = isFields(value) ? all.filter((schema) => fits(value, schema)) : list ? [list] : []
    const [best] = isFields(value) ? fitting.sort((a, b) => unnamedBy(value, a) - unnamedBy(value, b)) : fitting
    return ((best && pickers.get(best)) ?? pickScalar)(value, dropped)
  }
}

function compile(wrapped: Schema): Picker {
  const schema = unwrapped(wrapped)
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return objectPicker(def.shape)
    case 'array': {
      const element = compile(def.element)
      return listPicker(() => element)
    }
    case 'tuple': {
      const items = def.items.map(compile)
      return listPicker((at) => items[at] ?? pickScalar)
    }
    case 'record': {
      const value = compile(def.valueType)
      return fieldsPicker(() => value)
    }
    case 'union':
      return unionPicker(def.options)
    case 'unknown':
    case 'any':
      return (value) => value
    default:
      return pickScalar
  }
}

interface PickedOutput {
  readonly output: unknown
  /** names of fields that were given and that the contract does not name */
  readonly dropped: readonly string[]
}

export type OutputPicker = (output: unknown) => PickedOutput

/**
 * Makes what lets out of a use case's output the fields that its endpoint names, and nothing else. It is compiled when an
 * endpoint first answers. It checks no values: the compiler and the tests do.
 */
export function outputPicker(schemaOf: () => Schema): OutputPicker {
  const pick = whenNeeded(schemaOf)
  return (output) => {
    const dropped: string[] = []
    return { output: pick(output, dropped), dropped }
  }
}
