/** Placeholder bars for text, with widths in percent. */
export function Skeleton({ lines = [60, 100, 80] }: { lines?: readonly number[] }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
        <span key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  )
}
