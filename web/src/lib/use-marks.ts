import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'

interface Mark {
  readonly id: string
  readonly contentCode: string
}

export type Marks = { marks: Mark[] }

/** Marks as they are cached. */
export interface MarkSource {
  readonly data?: Marks
  /** Changes what is cached, or fetches it anew without a change. */
  readonly mutate: (change?: (current?: Marks) => Marks | undefined, options?: { revalidate: false }) => Promise<unknown>
}

interface MarkCalls {
  /** resolves to the mark's id */
  readonly add: () => Promise<string>
  readonly drop: (id: string) => Promise<unknown>
  /** endpoints of lists that show what is marked */
  readonly lists: readonly AnyEndpoint[]
}

/**
 * Toggles a mark on a document (`codes`: its own code first, then those that count as the same document). All marks are fetched
 * once and cached, however many cards ask. The change shows at once and is reverted if the server refuses it; several may be
 * under way.
 */
export function useMark({ data, mutate }: MarkSource, codes: readonly string[], { add, drop, lists }: MarkCalls) {
  const { mutate: mutateAll } = useSWRConfig()
  const [pending, setPending] = useState(false)
  const all = new Set(codes)
  const contentCode = codes[0] as string
  const mark = data?.marks.find((one) => all.has(one.contentCode))

  /** Shows a mark, or none if undefined. Marks that were never loaded are left to be fetched. */
  async function show(next: Mark | undefined): Promise<void> {
    const change = ({ marks }: Marks): Marks => ({
      // Other documents may have the same mark: the editions of a tracked standard, the records of a joint one.
      marks: [...marks.filter((one) => !all.has(one.contentCode) && one.id !== mark?.id), ...(next ? [next] : [])],
    })
    await (data ? mutate((current = data) => change(current), { revalidate: false }) : undefined)
  }

  async function toggle(): Promise<void> {
    setPending(true)
    try {
      await show(mark ? undefined : { id: '', contentCode })
      if (mark) await drop(mark.id)
      else await show({ id: await add(), contentCode })
      if (!data || !mark) await mutate()
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
