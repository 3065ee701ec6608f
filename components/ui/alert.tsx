import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

const variants = {
  error: { icon: "circle-alert", role: "alert", box: "border-alert-600/30 bg-alert-50 text-alert-600" },
  success: { icon: "circle-check", role: "status", box: "border-leaf-600/30 bg-leaf-50 text-leaf-600" },
  info: { icon: "info", role: "status", box: "border-sea-300 bg-sea-50 text-sea-800" },
} as const;

interface AlertProps {
  variant: keyof typeof variants;
  title?: string;
  className?: string;
  children: ReactNode;
}

/** Screen readers announce the alert when it appears. */
export function Alert({ variant, title, className, children }: AlertProps) {
  const { icon, role, box } = variants[variant];
  return (
    <div role={role} className={classNames("flex gap-3 rounded-xl border px-4 py-3 text-sm", box, className)}>
      <Icon name={icon} className="mt-px size-5 shrink-0" />
      <div className="my-auto grid min-w-0 gap-0.5 font-medium">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
