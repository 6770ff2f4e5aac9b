/**
 * Use per person and month, averaged over all accounts. These are assumptions, not measurements: replace them with your own
 * figures.
 */
export const PERSON = {
  searches: 40,
  /** API calls per search: results, counts, card tools */
  callsASearch: 3,
  typeAheads: 60,
  documents: 20,
  callsADocument: 6,
  visits: 20,
  callsAVisit: 5,
  /** MB read per document; the viewer fetches parts */
  mbADocument: 3,
  /** KB per response */
  kbACall: 6,
  /** page files requested per visit, most of them cached by the browser; MB of the others */
  filesAVisit: 8,
  mbAVisit: 0.1,
  mails: 2,
  /** searches, pages and texts of documents, and what is done with compass points */
  events: 90,
  /** sign-ins, refusals and calls of administrators: each is audited */
  acts: 25,
  /** notes and compass points that are made, changed or removed */
  annotations: 8,
} as const

/** Resources used per API call. */
export const CALL = {
  ms: 40,
  tableReads: 4,
  tableWrites: 0.3,
  /** units of a change of a note or point, with the log of its list: three to five items, each twice because they are written together */
  annotationWrites: 8,
  logKb: 0.8,
  /** KB of an event of use: as a line of the log, where it is kept, and as units of the table, each twice because its day is marked with it */
  eventKb: 0.6,
  /** KB of an act as a line of the log, and units of the table: its item, its entry, and the head of the chain, each written in transactions */
  actKb: 0.3,
  actWrites: 10,
  eventWrites: 2,
  /** access log of the gateway, and flow log of the network */
  gatewayLogKb: 0.4,
  flowLogKb: 0.3,
  traced: 0.05,
  /** KB per query to the embedding model */
  kbAMeaning: 15,
  /** uses of the table's key per function: DynamoDB asks again after five minutes */
  keyUsesAnHour: 12,
} as const

/** Size of a library. */
export const LIBRARY = {
  documents: 50_000,
  /** MB of files per document, averaged: most documents are records only */
  mbADocument: 0.5,
  /** KB in the table; KB in the index with passages and one replica */
  tableKb: 4,
  indexKb: 60,
  /** documents added or changed per month; tokens embedded for each */
  changed: 1500,
  tokens: 600,
  /** KB to and from the embedding model per document, and seconds of the jobs function */
  kbOfMeaning: 40,
  jobSeconds: 3,
} as const

/** Calls of the rule that brings failures into the audits every minute, in a month of 730 hours; the milliseconds of each. */
export const MINUTE_RULE = { calls: 730 * 60, ms: 60 } as const

export const callsPerMonth = (people: number): number =>
  people *
  (PERSON.searches * PERSON.callsASearch +
    PERSON.typeAheads +
    PERSON.documents * PERSON.callsADocument +
    PERSON.visits * PERSON.callsAVisit)
