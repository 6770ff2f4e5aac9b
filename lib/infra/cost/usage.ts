/** What one person does in a month, on average over everybody who has an account. Stated, not measured: change it to what you see. */
export const PERSON = {
  searches: 40,
  /** of the API, with each search: results, counts, and what the card tools ask */
  callsASearch: 3,
  typeAheads: 60,
  documents: 20,
  callsADocument: 6,
  visits: 20,
  callsAVisit: 5,
  /** MB of a document that is read, as the viewer fetches parts alone */
  mbADocument: 3,
  /** KB of an answer */
  kbACall: 6,
  /** files of the page that a visit asks for, most of them kept by the browser; MB of the others */
  filesAVisit: 8,
  mbAVisit: 0.1,
  mails: 2,
} as const

/** What one call takes of the parts behind it. */
export const CALL = {
  ms: 40,
  tableReads: 4,
  tableWrites: 0.3,
  logKb: 0.8,
  /** of the gateway's own line, and of the network's where there is one */
  gatewayLogKb: 0.4,
  flowLogKb: 0.3,
  traced: 0.05,
  /** of a search whose words a model is asked about */
  kbAMeaning: 15,
  /** of the table's key, by each function: DynamoDB asks again after five minutes */
  keyUsesAnHour: 12,
} as const

/** One library. */
export const LIBRARY = {
  documents: 50_000,
  /** MB of files a document, over all of them: most are records alone */
  mbADocument: 0.5,
  /** KB in the table, and in an index with its passages and one copy */
  tableKb: 4,
  indexKb: 60,
  /** documents that come or change in a month; tokens of each that are made vectors of */
  changed: 1500,
  tokens: 600,
  /** of each: KB to and from the model, and seconds of the jobs' function */
  kbOfMeaning: 40,
  jobSeconds: 3,
} as const

export const callsOf = (people: number): number =>
  people *
  (PERSON.searches * PERSON.callsASearch +
    PERSON.typeAheads +
    PERSON.documents * PERSON.callsADocument +
    PERSON.visits * PERSON.callsAVisit)
