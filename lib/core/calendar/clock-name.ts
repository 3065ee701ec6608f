import type { OptionalText } from "../content/localized-text";
import { fallbackLanguage, type Language } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { sharedState } from "../shared-state";
import { utcAttributes, utcOffsetText } from "../utc-offset";

export interface KnownClock {
  own: OptionalText;
  /** Whether the zone is that of the words of the software. */
  isUsual: boolean;
}

const known = sharedState(
  "clock-name",
  (): KnownClock => ({ own: {}, isUsual: utcAttributes()["data-utc"] === undefined }),
);

/** Takes over the name of the settings that were just read. */
export function rememberClock(clock: KnownClock): void {
  known.own = clock.own;
  known.isUsual = clock.isUsual;
}

export function knownClock(): KnownClock {
  return { own: known.own, isUsual: known.isUsual };
}

/** The name of the operator's clock behind a time of day: what staff entered, else the words of the software, else the zone. */
export function clockName(language: Language): string {
  const own = known.own[language] ?? known.own[fallbackLanguage];
  if (own) return own;
  return known.isUsual ? translate(language)("common.clock") : `UTC${utcOffsetText()}`;
}
