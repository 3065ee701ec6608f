/** Keeps items that the person still works on, each behind the same neighbour, although the new list lacks them. */
export function withHeldItems<Item>(
  shown: readonly Item[],
  loaded: readonly Item[],
  keyOf: (item: Item) => string,
  isHeld: (key: string) => boolean,
): Item[] {
  const items = [...loaded];
  for (const [index, item] of shown.entries()) {
    const key = keyOf(item);
    if (!isHeld(key) || items.some((each) => keyOf(each) === key)) continue;
    const earlier = shown.slice(0, index).map(keyOf);
    const position = items.findLastIndex((each) => earlier.includes(keyOf(each)));
    items.splice(position + 1, 0, item);
  }
  return items;
}
