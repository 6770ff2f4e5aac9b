import type { AdditionKind } from '#web/reader/marks/additions.ts'

export const NOTES: AdditionKind = { id: 'notes', title: 'notes.title', icon: 'CommentOutlined' }
