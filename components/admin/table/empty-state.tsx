import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  Icon: LucideIcon;
  text: string;
  hint?: string;
  action?: ReactNode;
}

export function EmptyState({ Icon, text, hint, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-line border-dashed bg-white px-6 py-16 text-center">
      <Icon aria-hidden="true" className="size-10 text-sea-400" />
      <p className="font-semibold text-lg">{text}</p>
      {hint && <p className="max-w-md text-ink-soft text-sm">{hint}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
