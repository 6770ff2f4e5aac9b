/**
 * Structured log: one JSON line a call. On AWS it goes to CloudWatch, on one machine to standard output.
 * Lines never carry tokens, passcodes or document text. Stack traces go here and never to the caller.
 */
export type Log = (line: Record<string, unknown>) => void
