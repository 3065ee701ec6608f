/** Size of a chart in its own units. It is stretched to the available width. */
export const ground = { width: 560, height: 160 } as const;

const steps = [1, 2, 5];

/** The end of a scale that includes `most`: 1, 2 or 5 times a power of ten, and at least 4. */
export function scaleEnd(most: number): number {
  for (let power = 1; ; power *= 10) {
    const end = steps.find((step) => step * power >= Math.max(most, 4));
    if (end) return end * power;
  }
}

export function linePath(values: readonly number[], end: number): string {
  const step = values.length > 1 ? ground.width / (values.length - 1) : 0;
  const points = values.map((value, index) => {
    const y = ground.height - (value / end) * ground.height;
    return `${Math.round(index * step * 10) / 10} ${Math.round(y * 10) / 10}`;
  });
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

export function areaPath(values: readonly number[], end: number): string {
  const line = linePath(values, end);
  return line && `${line}L${ground.width} ${ground.height}L0 ${ground.height}Z`;
}
