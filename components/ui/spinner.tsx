import { LoaderCircle } from "lucide-react";
import { classNames } from "@/lib/class-names";

/** Something is on its way; `label` says what. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p
      role="status"
      className={classNames("flex flex-col items-center gap-3 text-ink-soft text-sm", className)}
    >
      <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-sea-600" />
      {label}
    </p>
  );
}
