/**
 * How much a term says about a document, in two bytes. Fixed lengths stand in for averages, so that the same documents are in
 * the same order however they came in. Each place has its share of the whole, and a share of its own just for being there, so
 * that one word in the title beats it many times over in the description, and there again in the full text.
 */
export interface Occurrences {
  title: number
  about: number
  full: number
  designation: number
}

export interface Lengths {
  readonly title: number
  readonly about: number
  readonly full: number
  readonly designation: number
}

const K = 1.2
const B = 0.75
const USUAL: Lengths = { title: 10, about: 90, full: 4000, designation: 5 }

function saturated(times: number, length: number, usual: number): number {
  return times / (times + K * (1 - B + B * (length / usual)))
}

export const TITLE_THERE = 0.4
const TITLE = 0.2
const ABOUT = 0.36
const FULL = 0.04

export function textImpact(times: Occurrences, lengths: Lengths): number {
  const title = times.title ? TITLE_THERE + TITLE * saturated(times.title, lengths.title, USUAL.title) : 0
  const about = times.about ? ABOUT * saturated(times.about, lengths.about, USUAL.about) : 0
  const full = times.full ? FULL * saturated(times.full, lengths.full, USUAL.full) : 0
  return title + about + full ? Math.max(1, Math.round(255 * (title + about + full))) : 0
}

/** A part of a short designation says more than one of a long one. */
export function designationImpact(times: number, length: number): number {
  return times ? 155 + Math.round(100 * saturated(1, length, USUAL.designation)) : 0
}

/** What the designation's byte is worth against the text's. */
export const DESIGNATION = 1.3
