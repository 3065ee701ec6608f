import { type ReactNode, Suspense } from "react";

interface StreamedProps<T> {
  read: Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}

async function Read<T>({ read, children }: Pick<StreamedProps<T>, "read" | "children">) {
  return children(await read);
}

/** Sends a part of a page when its figures are read, so that a slow figure delays no other part. */
export function Streamed<T>({ read, fallback, children }: StreamedProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Read read={read}>{children}</Read>
    </Suspense>
  );
}

export function PanelSkeleton({ className = "h-40" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`${className} animate-pulse rounded-card border border-line bg-white shadow-card motion-reduce:animate-none`}
    />
  );
}
