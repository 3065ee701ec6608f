import { type ReactNode, Suspense } from "react";
import { classNames } from "@/components/ui/class-names";

interface StreamedProps<T> {
  read: Promise<T>;
  wait?: ReactNode;
  children: (value: T) => ReactNode;
}

async function Awaited<T>({ read, children }: StreamedProps<T>) {
  return children(await read);
}

/** Shows `wait` until the read has ended, while the rest of the page is sent. */
export function Streamed<T>({ read, wait, children }: StreamedProps<T>) {
  return (
    <Suspense fallback={wait}>
      <Awaited read={read}>{children}</Awaited>
    </Suspense>
  );
}

export function WaitingPanel({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "min-h-28 rounded-card border border-line bg-white/60 motion-safe:animate-pulse",
        className,
      )}
    />
  );
}
