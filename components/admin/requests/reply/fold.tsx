import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";

interface FoldProps {
  label: string;
  /** Counts when the fold appears; later a reader opens and closes it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that staff seldom change, behind one large line. */
export function Fold({ label, isOpen = false, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst} className="group rounded-lg border border-sand-500">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-3 font-medium text-sea-800">
        {label}
        <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-4 p-3 pt-1">{children}</div>
    </details>
  );
}
