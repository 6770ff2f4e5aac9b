/** Name of the PDF of an agreement that the deployment holds, in place of an address outside of it. */
export const LIBRARY_PDF = /^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*\.pdf$/
export const MAX_PDF_NAME = 100

export const isLibraryPdf = (pdf: string): boolean => LIBRARY_PDF.test(pdf)

export const agreementPdfKey = (tenant: string, name: string): string => `${tenant}/agreements/${name}`
