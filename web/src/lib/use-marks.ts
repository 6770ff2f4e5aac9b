import { useState } from 'react'
import { type SWRResponse, useSWRConfig } from 'swr'
import type { AnyEndpoint } from '#contract/endpoint.ts'

interface Mark {
  readonly id: string
  readonly contentCode: string
}

type Marks = { marks: Mark[] }

interface MarkCalls {
  /** answers the mark's id */
  readonly add: () => Promise<string>
  readonly drop: (id: string) => Promise<unknown>
  /** lists that show what is marked */
  readonly lists: readonly AnyEndpoint[]
}

/**
 * A mark on a document (`codes`: its own first, then those that are marked with it), of marks that come once for all
 * documents and are kept: any number of cards and searches ask nothing more. What is shown is the new state at once, and
 * the old one again where the server did not take it; several may be on their way.
 */
export function useMark({ data, mutate }: SWRResponse<Marks>, codes: readonly string[], { add, drop, lists }: MarkCalls) {
  const { mutate: mutateAll } = useSWRConfig()
  const [pending, setPending] = useState(false)
  const all = new Set(codes)
  const contentCode = codes[0] as string
  const mark = data?.marks.find((one) => all.has(one.contentCode))

  /** Undefined: not marked. What was never loaded is asked for instead. */
  async function show(next: Mark | undefined): Promise<void> {
    const change = ({ marks }: Marks): Marks => ({
      marks: [...marks.filter((one) => !all.has(one.contentCode)), ...(next ? [next] : [])],
    })
    await (data ? mutate((current = data) => change(current), { revalidate: false }) : undefined)
  }

  async function toggle(): Promise<void> {
    setPending(true)
    try {
      await show(mark ? undefined : { id: '', contentCode })
      if (mark) await drop(mark.id)
      else await show({ id: await add(), contentCode })
      if (!data) await mutate()
      const ids = lists.map(({ id }) => id)
      void mutateAll((key) => Array.isArray(key) && ids.includes(key[0]))
    } catch (error) {
      await show(mark)
      throw error
    } finally {
      setPending(false)
    }
  }

  return { marked: mark !== undefined, pending, toggle }
}
