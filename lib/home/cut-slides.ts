import "server-only";
import pLimit from "p-limit";
import { db } from "../core/db";
import { minuteMs } from "../core/durations";
import { log } from "../core/log";
import { sharedState } from "../core/shared-state";
import { cutName, type PictureCut } from "../core/storage/cut-name";
import { storeCut } from "../core/storage/cuts";
import { showNewCuts } from "./kept-pictures";
import { getHome } from "./queries";
import { allCuts, missingCuts } from "./slide-cuts";
import type { SlidePicture } from "./slide-focus";

interface Cutting {
  queue: ReturnType<typeof pLimit>;
  /** The time of the last round of cuts. */
  last: number;
  later?: ReturnType<typeof setTimeout>;
}

const cutting = () =>
  sharedState("slide-cuts", (): Cutting => ({ queue: pLimit(1), last: Number.NEGATIVE_INFINITY }));

/** Milliseconds between two rounds of cuts: eight slides take ten seconds of the processor. */
const pause = minuteMs;

/** Makes cuts one at a time, because each takes about a second, and renews cuts that are there, so that no sweep removes them. */
async function storeCuts(cuts: readonly PictureCut[]): Promise<void> {
  const { queue } = cutting();
  for (const cut of cuts) await queue(() => storeCut(cut));
}

/** Makes the cuts of slides that are about to be saved. */
export function makeCuts(slides: readonly SlidePicture[]): Promise<void> {
  return storeCuts(allCuts(slides));
}

/** Makes the cuts that the saved page needs and does not show yet, and shows them. The next call continues an interrupted one. */
export async function makeMissingCuts(): Promise<void> {
  const [{ slides }, named] = await Promise.all([getHome(), db().homePicture.findMany()]);
  const missing = missingCuts(slides, new Set(named.map(({ path }) => path)));
  if (missing.length === 0) return;
  await storeCuts(missing);
  await showNewCuts();
}

/** Makes the cuts of the saved page once the pause is over. Until then the page shows uncut pictures around their points. */
function cutLater(wait: number): void {
  const state = cutting();
  if (state.later) return;
  state.later = setTimeout(async () => {
    state.later = undefined;
    state.last = Date.now();
    try {
      await makeMissingCuts();
    } catch (err) {
      log().warn({ err }, "The pictures of the slides could not be cut. The next save or start tries again.");
    }
  }, wait).unref();
}

async function areAllThere(cuts: readonly PictureCut[]): Promise<boolean> {
  const names = new Set(cuts.map(cutName));
  return (await db().storedImage.count({ where: { path: { in: [...names] } } })) === names.size;
}

/**
 * Makes the cuts of all slides that are not there yet. Called before a save. Cuts that are needed within a minute of other cuts are made
 * when the minute is over, and shown then.
 */
export async function cutSlides(slides: readonly SlidePicture[]): Promise<void> {
  const state = cutting();
  if (!(await areAllThere(allCuts(slides)))) {
    const wait = state.last + pause - Date.now();
    if (wait > 0) return cutLater(wait);
    state.last = Date.now();
  }
  await makeCuts(slides);
}
