/** Seats of organizations, as citations name them. */
const PLACES: readonly (readonly [name: RegExp, place: string])[] = [
  [/^ASTM\b/i, 'West Conshohocken, PA'],
  [/^International Organization for Standardization$/i, 'Geneva, Switzerland'],
  [/^International Electrotechnical Commission$/i, 'Geneva, Switzerland'],
  [/^International Telecommunication Union/i, 'Geneva, Switzerland'],
  [/^Institute of Electrical and Electronics Engineers$/i, 'New York, NY'],
  [/^American Petroleum Institute$/i, 'Washington, DC'],
  [/^American Water Works Association$/i, 'Denver, CO'],
  [/^Illuminating Engineering Society$/i, 'New York, NY'],
  [/^National Institute of Standards and Technology$/i, 'Gaithersburg, MD'],
  [/^European Telecommunications Standards Institute$/i, 'Sophia Antipolis, France'],
  [/^European Committee for Standardization$/i, 'Brussels, Belgium'],
]

/** The seat of an organization; empty where it is not known. */
export const seatOf = (publisher: string): string => PLACES.find(([name]) => name.test(publisher))?.[1] ?? ''
