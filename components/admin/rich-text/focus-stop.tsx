import { adminText } from "@/lib/i18n/admin-messages";

/** At the ends of what covers the page: Tab goes round in it and not behind it. */
export function FocusStop({ onFocus }: { onFocus: () => void }) {
  return (
    <button type="button" onFocus={onFocus} className="sr-only max-xl:hidden">
      {adminText("editor.toTop")}
    </button>
  );
}
