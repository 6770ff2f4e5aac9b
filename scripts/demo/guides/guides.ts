import type { Book } from '../pdf/make-pdf.ts'

export const GUIDES: readonly { id: string; book: () => Book }[] = []
