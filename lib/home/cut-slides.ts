import "server-only";
import pLimit from "p-limit";
import { db } from "../core/db";
import { minuteMs } from "../core/durations";
import { log } from "../core/log";
import { heroCuts } from "../core/pages/hero";
import { sharedState } from "../core/shared-state";
import { cutName } from "../core/storage/cut-name";
import { storeCut } from "../core/storage/cuts";
import { getHome } from "./queries";
import { heroShapes, originalOf } from "./slide-cuts";
import { focusOf, type SlidePicture } from "./slide-focus";

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

function cutsOf(slides: readonly SlidePicture[]) {
  return slides.flatMap((slide) => {
    const original = originalOf(slide);
    const focus = focusOf(slide);
    return original ? heroShapes.map((shape) => ({ original, cut: heroCuts[shape], focus })) : [];
  });
}

async function areAllThere(cuts: ReturnType<typeof cutsOf>): Promise<boolean> {
  const names = new Set(cuts.map(({ original, cut, focus }) => cutName(original, cut, focus)));
  return (await db().storedImage.count({ where: { path: { in: [...names] } } })) === names.size;
}

/** Makes the cuts of the saved page once the pause is over. Until then the page shows uncut pictures around their points. */
function cutLater(wait: number, show: () => Promise<void>): void {
  const state = cutting();
  if (state.later) return;
  state.later = setTimeout(async () => {
    state.later = undefined;
    try {
      await cutSlides((await getHome()).slides, show);
      await show();
    } catch (err) {
      log().warn({ err }, "The pictures of the slides could not be cut. The next save tries again.");
    }
  }, wait).unref();
}

/**
 * Makes the cuts of all slides that are not there yet, one at a time, because each takes about a second. Called before a save.
 * Cuts that are needed within a minute of other cuts are made when the minute is over; `show` then renews the page.
 */
export async function cutSlides(slides: readonly SlidePicture[], show: () => Promise<void>): Promise<void> {
  const state = cutting();
  const cuts = cutsOf(slides);
  if (!(await areAllThere(cuts))) {
    const wait = state.last + pause - Date.now();
    if (wait > 0) return cutLater(wait, show);
    state.last = Date.now();
  }
  for (const { original, cut, focus } of cuts) await state.queue(() => storeCut(original, cut, focus));
}
