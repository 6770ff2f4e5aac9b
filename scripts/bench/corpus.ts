/** Real material for benchmarks; none of it is part of the project. */
export interface Corpus {
  /** bibliographic records, NDJSON, gzipped */
  readonly records: string
  /** one query a line */
  readonly queries: string
  /** a judged collection: docs, queries, judgements, a BM25 baseline */
  readonly judged: string
  /** a folder of PDFs, with folders in it */
  readonly pdfs: string
  /** families of documents in several editions */
  readonly versions: string
}
