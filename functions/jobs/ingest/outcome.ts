/** Numbers of documents, by what became of them in a run. */
export interface Outcome {
  added: number
  changed: number
  unchanged: number
  refused: number
}
