interface Arrow {
  readonly from: string
  readonly to: string
}

/** Finds the groups of nodes that reach each other (strongly connected components, by Tarjan's algorithm), sorted by name. */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []

  function visit(node: string): number {
    const number = order.size
    order.set(node, number)
    let low = number
    path.push(node)
    for (const { to } of next.get(node) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to))
      else if (path.includes(to)) low = Math.min(low, lowest.get(to) ?? (order.get(to) as number))
    }
    lowest.set(node, low)
    if (low === number) {
      const circle = path.splice(path.indexOf(node))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }

  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return circles
}
