import { describe, expect, it } from '@jest/globals'
import type { LibraryRecord } from '#library/document/record.ts'
import { prepare } from '#test/support/library.ts'
import { standardNameOf } from './standard-name.ts'

const nameIn = (facts: Partial<LibraryRecord> & { readonly designation: string }) => {
  const { files: _, ...record } = prepare(facts).record
  return standardNameOf(record)
}

describe('the name of a standard', () => {
  it.each([
    ['joint documents, whoever stands first', 'ISO/IEC 27001', 'IEC/ISO 27001', 'ISO 27001', 'ISO/IEC/IEEE 27001'],
    ['stages and their turns', 'ISO 9001', 'ISO/CD 9001', 'ISO/DIS 9001.2', 'ISO/FDIS 9001'],
    ['types that an edition leaves behind', 'ISO 14823', 'ISO/TS 14823', 'ISO/CD TR 14823', 'ISO/R 14823'],
    ['parts of joint projects', 'ISO/IEC/IEEE 29119-4', 'ISO/IEC/IEEE CD P29119.4', 'ISO/IEC/IEEE 29119.4'],
    ['European drafts', 'EN 1992-1-1', 'prEN 1992-1-1', 'FprEN 1992-1-1'],
    ['names that are made already', 'ISO/IEC TR 27019', 'iec iso tr 27019', 'iso 27019'],
    ['what a national body approves', 'IEEE C37.63', 'ANSI/IEEE C37.63', 'ansi ieee c 37 63'],
    ['CIE with ISO', 'ISO/CIE 28077', 'CIE ISO 28077'],
    ['IEEE under a number of ISO', 'ISO/IEC/IEEE 16326', 'IEEE 16326', 'ISO/IEEE 16326'],
    ['IEEE under a number of IEC', 'IEC/IEEE 62704-4', 'IEEE 62704.4', 'IEC 62704-4'],
    ['numbers of IEC, with ISO or without', 'IEC/IEEE 80005-1', 'IEC/ISO/IEEE 80005-1', 'iec 80005 1'],
    ['lists of ANSI that IEEE has today', 'IEEE C37.27', 'ANSI C37.27', 'ANSI Std C37.27'],
    ['who approves behind', 'IEEE 484', 'IEEE/ANSI 484'],
    ['European standards of ETSI and what they were', 'ETSI EN 300 147', 'ETSI ETS 300 147', 'ETSI I-ETS 300 147'],
    ['drafts of CIE', 'CIE S 014-6/E', 'CIE DS 014-6/E', 'CIE DIS 014-6'],
    ['an amendment filed as a family of its own', 'ISO/IEC 11572', 'ISO/IEC 11572/AMD2'],
    ['changes of ETSI filed so', 'ETSI EN 300 207-1', 'ETSI ETS 300 207-1/C1', 'ETSI I-ETS 300 207-1/A2'],
    ['colours of CCSDS, and what is translated', 'CCSDS 911.1', 'CCSDS 911.1-R', 'CCSDS 911.1-M-2 - French Translated'],
    ['series of ITU-R that were one', 'ITU-R RS.1745', 'ITU-R SA.1745', 'ITU-R RS.1745/SA.1745', 'itu-r rs 1745'],
    ['turns of a question', 'ITU-R 132/6', 'ITU-R 132-7/6:', 'ITU-R SG06.132', 'itu-r question 132 6'],
    ['stages of OASIS', 'OASIS XHE-V1.0', 'OASIS XHE-V1.0-CS03', 'OASIS XHE-V1.0-PSD01'],
    ['an update of NIST', 'NIST AMS 300-8', 'NIST AMS 300-8r1 (February 2021 update)'],
  ])('is one for %s', (_, ...families) => {
    const named = (family: string) =>
      nameIn({ designation: `${family}:2020`, family, ...(/AMD/.test(family) && { supplementTo: families[0] }) })
    expect(new Set(families.map(named)).size).toBe(1)
  })

  it.each([
    ['ISO and IEC, which number apart', 'ISO 68-1', 'IEC 68-1'],
    ['parts', 'ISO/IEC 27001', 'ISO/IEC 27001-1'],
    ['an adoption', 'ISO 9001', 'BS EN ISO 9001'],
    ['guides', 'ISO 51', 'ISO/IEC Guide 51'],
    ['equal numbers of other letters', 'AWWA C200', 'ASTM C200'],
    ['assessments', 'ISO 3', 'ISO/TTA 3'],
    ['IEEE under its own number', 'ISO 1881', 'IEEE 1881'],
    ['numbers behind a point', 'IEEE C37.013', 'IEEE C37.13'],
    ['green books of CCSDS', 'CCSDS 641.0-B', 'CCSDS 641.0-G'],
    ['questions of two study groups', 'ITU-R 211/3:', 'ITU-R 211/7:'],
    ['series of ITU-R', 'ITU-R BO.810', 'ITU-R BT.810'],
    ['a part of IEEE that is none of ISO', 'ISO/IEC/IEEE 21451-1', 'IEEE 21451.001'],
  ])('tells apart %s', (_, one, other) => {
    const nameOf = (family: string) => nameIn({ designation: `${family}:2020`, family })
    expect(nameOf(one)).not.toBe(nameOf(other))
  })
})
