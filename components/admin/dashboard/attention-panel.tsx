import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { adminText } from "@/lib/i18n/admin-messages";

interface AttentionPanelProps {
  title: string;
  Icon: LucideIcon;
  /** False where it could not be read. */
  known?: boolean;
  children: ReactNode;
}

/** One thing to look after. */
export function AttentionPanel({ title, Icon, known = true, children }: AttentionPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-card border border-line bg-white p-4 shadow-card sm:p-5"
    >
      <h3 id={id} className="flex items-center gap-2.5 font-semibold leading-snug">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-sea-600" />
        {title}
      </h3>
      <div className="text-sm">
        {children}
        {!known && <p className="text-ink-soft">{adminText("dashboard.unknown")}</p>}
      </div>
    </section>
  );
}
