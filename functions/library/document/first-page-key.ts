/** Key of the picture of a PDF's first page: an object beside the file, which is removed with it. */
export const firstPageKeyOf = (fileKey: string): string => `${fileKey}.first-page`
