const ENDING = /\.(x?html?|pdf|txt|xml|json|docx?|epub|zip|rtf|djvu|aspx?|php)$/i

/** Name of a file and its ending in lower case, which is empty for a text without one. A second ending goes too: rfc1.txt.pdf */
export function splitEnding(text: string): { name: string; ending: string } {
  const ending = text.match(ENDING)?.[1]?.toLowerCase() ?? ''
  return { name: text.replace(ENDING, '').replace(ENDING, ''), ending }
}
