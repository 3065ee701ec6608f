import { formatDecimal } from "../../core/format";
import { dayLocales, type Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";
import { dayCurve } from "../../core/tides/day-curve";
import { isOfDay, type TideTurn } from "../../core/tides/tide-day";
import type { TourWater } from "./tour-water";

/** Sun and water of a day as visitors read them. */
export interface WaterText {
  text: string;
  /** The curve of the day as the address of a picture. Null for a tour without a station. */
  curve: string | null;
}

/** Writes a time of day as the language does: `6:27`, in Indonesian `06.27`. */
function clockText(minute: number, language: Language): string {
  const [hours, minutes] = [String(Math.floor(minute / 60)), String(minute % 60).padStart(2, "0")];
  return language === "id" ? `${hours.padStart(2, "0")}.${minutes}` : `${hours}:${minutes}`;
}

/** Writes the sun and the water of a day in one line. */
export function waterText({ sun, tide, best }: TourWater, language: Language): WaterText {
  const t = translate(language);
  const light = t("water.sun", { rise: clockText(sun.rise, language), set: clockText(sun.set, language) });
  if (!tide) return { text: `${light}.`, curve: null };
  const list = new Intl.ListFormat(dayLocales[language]);
  const turns = (kind: TideTurn["kind"]) => {
    const ofDay = tide.turns.filter((turn) => isOfDay(turn) && turn.kind === kind);
    const written = ofDay.map(({ minute, level }) =>
      t("water.turn", { time: clockText(minute, language), level: formatDecimal(level, 1, language) }),
    );
    return written.length > 0 ? [t(`water.${kind}`, { turns: list.format(written) })] : [];
  };
  const parts = [
    light,
    ...turns("high"),
    ...turns("low"),
    ...(best ? [t(`water.best.${best}`)] : []),
    t("water.station", { station: tide.station }),
  ];
  return { text: `${parts.join(". ")}.`, curve: dayCurve(tide.turns, sun) };
}
