import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'

interface Schema {
  minProperties?: number
}

/**
 * Reads COUNTER’s OpenAPI and returns what validates a report. Two places are mended: its pattern of ISIL codes is no valid
 * expression, and it demands two metrics of a row, which refuses a title that was only denied.
 */
export function counterValidator(file: string): (id: string, report: unknown) => readonly string[] {
  const text = readFileSync(file, 'utf8').replaceAll('{1,3,4}', '{1,4}')
  const api = JSON.parse(text) as { components: { schemas: Record<string, Schema> } }
  for (const [name, schema] of Object.entries(api.components.schemas))
    if (name.includes('Performance') && schema.minProperties === 2) schema.minProperties = 1
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'counter', ...api })
  return (id, report) => {
    const validate = ajv.compile({ $ref: `counter#/components/schemas/${id}` })
    return validate(report) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}
