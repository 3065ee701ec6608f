import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";

export function None({ text = adminText("none") }: { text?: string }) {
  return <span className="text-ink-soft italic">{text}</span>;
}

interface NamedValueProps {
  name: string;
  stacked?: boolean;
  children: ReactNode;
}

export function NamedValue({ name, stacked = false, children }: NamedValueProps) {
  return (
    <div
      className={classNames(
        "grid gap-1 border-line border-b pb-3 last:border-0 last:pb-0",
        !stacked && "sm:grid-cols-[10rem_minmax(0,1fr)]",
      )}
    >
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}

export function LanguageCards({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
      {languages.map((language) => (
        <section key={language} className="grid min-w-0 content-start gap-2 rounded-xl bg-sand-50 p-4">
          <h3 className="font-medium text-ink-soft text-xs">{languageNames[language]}</h3>
          {children(language)}
        </section>
      ))}
    </div>
  );
}
