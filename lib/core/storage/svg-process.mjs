/**
 * Draws an SVG from standard input as a PNG on standard output, in a process that `draw-svg.ts` starts. Plain JavaScript, because
 * the process runs outside the build. The process kills itself when the drawing takes too much: sharp's own time limit does not
 * stop an SVG, and `process.exit` waits for the thread that draws.
 */
import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

const [longestSide, mostPixels, seconds, megabytes] = process.argv.slice(2).map(Number);

/** The exit code for a drawing that is larger than `mostPixels` at its own size. */
const tooLarge = 3;

const parent = process.ppid;
const begun = process.cpuUsage();

setPriority(10);
sharp.concurrency(1);

// Counts the time of the processor, so that a busy machine refuses no drawing.
setInterval(() => {
  const { user, system } = process.cpuUsage(begun);
  const isTooMuch = user + system > seconds * 1e6 || process.memoryUsage.rss() > megabytes * 2 ** 20;
  if (isTooMuch || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 20).unref();

try {
  const svg = await buffer(process.stdin);
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  if (Math.max(width, height) > mostPixels) process.exit(tooLarge);
  const drawn = await sharp(svg, { limitInputPixels: mostPixels ** 2, failOn: "error" })
    .resize({ width: longestSide, height: longestSide, fit: "inside" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  process.stdout.end(drawn);
} catch {
  process.exitCode = 1;
}
