import "server-only";
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import pLimit from "p-limit";
import { AppError } from "../errors";
import { sharedState } from "../shared-state";

const limits = {
  /** Pixels of the longer side at the size that the drawing has by itself. */
  pixels: 4_096,
  seconds: 5,
  megabytes: 512,
  /** Milliseconds until the process is killed from outside, on a machine that is too busy to draw. */
  patience: 30_000,
  waiting: 8,
} as const;

/** The exit code of the program for a drawing with too many pixels. */
const tooLarge = 3;

export type DrawnSvg =
  | { png: Buffer; problem?: undefined }
  | { png?: undefined; problem: "broken" | "complex" | "large" };

function draw(svg: Buffer, longestSide: number, seconds: number): Promise<DrawnSvg> {
  const program = resolve(/* turbopackIgnore: true */ process.cwd(), "lib/core/storage/svg-process.mjs");
  const values = [longestSide, limits.pixels, seconds, limits.megabytes].map(String);
  const options = {
    timeout: limits.patience,
    killSignal: "SIGKILL",
    maxBuffer: 2 ** 23,
    env: { NODE_ENV: "production" },
  } as const;
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [program, ...values],
      { ...options, encoding: "buffer" },
      (error, png) => {
        if (!error) return done({ png });
        if (error.code === tooLarge) return done({ problem: "large" });
        done({ problem: error.signal === "SIGKILL" ? "complex" : "broken" });
      },
    );
    // The process may end before all of the drawing is written to it.
    child.stdin?.on("error", () => undefined).end(svg);
  });
}

const drawings = sharedState("svg-drawings", () => ({ queue: pLimit(1) }));

/**
 * Draws an SVG as PNG, whose longer side has `longestSide` pixels, in a process that is killed when it takes too much. One drawing
 * at a time; throws 503 if too many wait.
 */
export async function drawSvg(
  svg: Buffer,
  longestSide: number,
  seconds: number = limits.seconds,
): Promise<DrawnSvg> {
  if (drawings.queue.pendingCount >= limits.waiting)
    throw new AppError(503, "Terlalu banyak gambar menunggu. Silakan coba lagi sebentar lagi.");
  return drawings.queue(() => draw(svg, longestSide, seconds));
}
