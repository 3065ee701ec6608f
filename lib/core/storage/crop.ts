interface Size {
  width: number;
  height: number;
}

export interface FocalPoint {
  x: number;
  y: number;
}

function startOf(length: number, part: number, point: number): number {
  const start = Math.round((length * point) / 100 - part / 2);
  return Math.min(Math.max(start, 0), length - part);
}

/** Returns the largest part of a picture that has the shape of `shape`, with the point as near to its middle as possible. */
export function cropAround({ width, height }: Size, shape: Size, { x, y }: FocalPoint) {
  const scale = Math.min(width / shape.width, height / shape.height);
  const part = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  return { left: startOf(width, part.width, x), top: startOf(height, part.height, y), ...part };
}
