import type { ToldDay } from "../../core/calendar/calendar";
import { dayInZone } from "../../core/calendar/days";
import { operatorTime } from "../../core/content/days";
import { formatDayPart } from "../../core/format";
import type { Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";

/**
 * Says how many places are left and when staff reported the number: "Few places left: 4 (told today at 14:20)".
 *
 * @param today the current day, for which the text says "today". A text that is also read on later days has no such day.
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
