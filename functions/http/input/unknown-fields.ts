import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Schema without what makes it optional or gives it a default. */
function unwrapped(schema: Schema): Schema {
  const { innerType } = schema._zod.def as { innerType?: Schema }
  return innerType ? unwrapped(innerType) : schema
}

const isStrict = ({ catchall }: z.core.$ZodObjectDef) => catchall?._zod.def.type === 'never'

/**
 * Lists the fields of a body that its schema does not name, up to a number of them: a body may have thousands, and who sent it
 * learns from the first.
 */
export function unknownFields(schema: Schema, body: object, most: number): string[] {
  const unknown: string[] = []
  walk(schema, body, '', (name) => unknown.push(name) < most)
  return unknown
}

/** Calls back with each unknown field, until that answers false; tells whether to go on. The body itself is always strict. */
function walk(schema: Schema, value: unknown, at: string, tell: (name: string) => boolean): boolean {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  if (def.type === 'array' && Array.isArray(value)) {
    const element = unwrapped(def.element)
    return value.every((one, index) => walk(element, one, `${at}${index}.`, tell))
  }
  if (def.type !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return true
  for (const [name, inner] of Object.entries(value)) {
    const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined
    if (field ? !walk(unwrapped(field), inner, `${at}${name}.`, tell) : (at === '' || isStrict(def)) && !tell(at + name))
      return false
  }
  return true
}
