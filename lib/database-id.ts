const largest = 2_147_483_647;

/** Whether a number can be the id of a row; any other is an id of nothing, not an error. */
export function isDatabaseId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largest;
}
