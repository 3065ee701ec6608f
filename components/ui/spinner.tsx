import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p
      role="status"
      className={classNames("flex flex-col items-center gap-3 text-ink-soft text-sm", className)}
    >
      <Icon name="loader-circle" className="size-8 animate-spin text-sea-600" />
      {label}
    </p>
  );
}
