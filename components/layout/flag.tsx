import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";

/** The flag that stands for a language; decoration beside its code or name. */
export function Flag({ language }: { language: Language }) {
  return <Icon name={`flag-${language}`} className="h-3.5 w-5.25 shrink-0 rounded-xs ring-1 ring-ink/10" />;
}
