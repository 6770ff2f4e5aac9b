import type { Body } from './family.ts'

const colon = (family: string, year: number) => `${family}:${year}`
const dash = (family: string, year: number) => `${family}-${year}`
const shortDash = (family: string, year: number) => `${family}-${String(year).slice(2)}`
const slash = (family: string, year: number) => `${family}/${year}`

const invent = (
  code: string,
  name: string,
  accent: string,
  designate: Body['designate'],
  type: Body['type'] = 'PARTNER',
): Body => ({
  code,
  name,
  type,
  accent,
  designate,
})

/** Invented standards bodies. */
export const MIM = invent('MIM', 'Meridian Institute for Measurement', '#1b4f8a', colon)
export const LUMC = invent('LUMC', 'Lumen Convention', '#7a4b00', slash)
export const BTC = invent('BTC', 'Boreal Timber Council', '#2f5d34', dash)
export const HGSA = invent('HGSA', 'Harbour Gas Safety Association', '#8a1f2d', dash)
export const CBF = invent('CBF', 'Civic Building Federation', '#4a4a68', colon)
export const VSB = invent('VSB', 'Velo Safety Board', '#0b6470', slash)
export const UEFM = invent('UEFM', 'Union of Electrical Fittings Makers', '#5b3a86', colon)
export const FWK = invent('FWK', 'Foundation for Welding Knowledge', '#87360d', dash)
export const ORM = invent('ORM', 'Open Registry of Methods', '#33566b', slash, 'CPP')

/** Publishers of the tenants: the names are real, the documents are invented. */
export const ASTM = invent('ASTM', 'ASTM International', '#0b4a86', shortDash, 'OWN')
export const API = invent('API', 'American Petroleum Institute', '#8a2a1b', dash, 'OWN')
export const AWWA = invent('AWWA', 'American Water Works Association', '#0a5d8c', shortDash, 'OWN')
export const CGA = invent('CGA', 'Compressed Gas Association', '#1f5f4a', dash, 'OWN')
export const UNE = invent('UNE', 'Asociación Española de Normalización', '#9a2233', colon, 'OWN')
export const IES = invent('IES', 'Illuminating Engineering Society', '#7a4b00', shortDash, 'OWN')
export const DEMOWL = invent('DEMOWL', 'Demo Works Library', '#2c5a5a', dash, 'OWN')
