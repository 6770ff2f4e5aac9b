/** Key of a file's text: an object beside the file, which is removed with it. */
export const textKeyOf = (fileKey: string): string => `${fileKey}.text`
