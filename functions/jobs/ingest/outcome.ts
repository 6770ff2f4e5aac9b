/** Numbers of documents by the result of a run. */
export interface IngestOutcome {
  added: number
  changed: number
  unchanged: number
  refused: number
}
