const gap = "  ";

function cell(value: unknown): string {
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return String(value);
}

/** Prints rows under their column names, or a line where there are none. */
export function printTable(rows: object[], none: string): void {
  const [first] = rows;
  if (!first) {
    console.log(none);
    return;
  }
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => Object.values(row).map(cell))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join(gap)
        .trimEnd(),
    );
  }
}
