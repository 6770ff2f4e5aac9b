export interface Guide {
  /** the name in the help-document call */
  readonly id: string
  readonly language: 'en' | 'es'
  readonly title: string
  readonly about: string
  readonly text: string
}
