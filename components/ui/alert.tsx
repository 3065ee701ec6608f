import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { classNames } from "@/lib/class-names";

const looks = {
  error: { icon: "circle-alert", role: "alert", box: "border-alert-600/30 bg-alert-50 text-alert-600" },
  success: { icon: "circle-check", role: "status", box: "border-leaf-600/30 bg-leaf-50 text-leaf-600" },
  info: { icon: "info", role: "status", box: "border-sea-300 bg-sea-50 text-sea-800" },
} as const;

interface AlertProps {
  look: keyof typeof looks;
  /** Such as "Error!" or "Berhasil!". */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A message that is read out when it appears. */
export function Alert({ look, title, className, children }: AlertProps) {
  const { icon, role, box } = looks[look];
  return (
    <div role={role} className={classNames("flex gap-3 rounded-xl border px-4 py-3 text-sm", box, className)}>
      <Icon name={icon} className="mt-px size-5 shrink-0" />
      <div className="grid min-w-0 gap-0.5 self-center font-medium">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
