/** Text as lists compare it with what somebody searches for: without case, compatible letters alike. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase()
