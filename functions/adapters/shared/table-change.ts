import { type Change, type Condition, ConditionFailed, type Item, type Json, type Key, TableMisuse } from '#ports/table.ts'

export function checkCondition(item: Item | undefined, condition: Condition): void {
  const holds =
    'exists' in condition
      ? condition.exists === (item !== undefined)
      : item !== undefined && Object.hasOwn(item, condition.attribute) && item[condition.attribute] === condition.equals
  if (!holds) throw new ConditionFailed('the condition does not hold')
}

function sum(item: Item, name: string, amount: number): number {
  const before: Json | undefined = Object.hasOwn(item, name) ? item[name] : 0
  if (typeof before !== 'number') throw new TableMisuse(`${name} is not a number`)
  return before + amount
}

export function changeItem(key: Key, item: Item | undefined, { set = {}, remove = [], add = {} }: Change): Item {
  const before: Item = item ?? { pk: key.pk, sk: key.sk }
  const sums = Object.fromEntries(Object.entries(add).map(([name, amount]) => [name, sum(before, name, amount)]))
  const unchanged = Object.entries(before).filter(([name]) => !remove.includes(name))
  return { ...(Object.fromEntries(unchanged) as Item), ...set, ...sums }
}
