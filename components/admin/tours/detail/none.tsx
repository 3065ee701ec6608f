import { adminText } from "@/lib/i18n/admin-messages";

/** Stands where there is nothing. */
export function None({ text = adminText("tourDetail.none") }: { text?: string }) {
  return <span className="text-ink-soft italic">{text}</span>;
}
