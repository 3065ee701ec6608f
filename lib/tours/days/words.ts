import type { ToldDay } from "../../core/calendar/calendar";
import { dayInZone } from "../../core/calendar/days";
import { operatorTime } from "../../core/content/days";
import { formatDayPart } from "../../core/format";
import type { Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";

/**
 * Writes the report of a day with its time: "Few places left: 4 (told today at 14:20)".
 *
 * @param today the current day, which the text calls "today". Null makes a text for later days too.
 */
export function placesText(
  { day, state, places, told_at }: ToldDay,
  today: string | null,
  language: Language,
): string {
  const t = translate(language);
  const [toldOn, time] = [dayInZone(told_at), operatorTime(told_at).slice(11, 16)];
  const when =
    toldOn === today
      ? t("days.left.today", { time })
      : t("days.left.on", { day: formatDayPart(toldOn, "dayMonth", language), time });
  if (state === "full") return t("days.left.full", { day: formatDayPart(day, "dayMonth", language), when });
  return places === null ? t("days.left.few", { when }) : t("days.left.fewOf", { places, when });
}
