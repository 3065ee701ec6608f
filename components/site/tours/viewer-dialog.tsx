"use client";

import { lazy, Suspense, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { ViewerProps } from "./viewer-carousel";

const ViewerCarousel = lazy(() =>
  import("./viewer-carousel").then(({ ViewerCarousel }) => ({ default: ViewerCarousel })),
);

function isBackdrop(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest("[data-viewer-picture], button");
}

/** The full-screen viewer, a modal `<dialog>`: Escape closes it and the focus returns. */
export function ViewerDialog({ onClose, ...viewer }: ViewerProps & { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { documentElement: page } = document;
    const dialog = ref.current;
    const closeBeside = (event: Event) => {
      if (isBackdrop(event.target)) dialog?.close();
    };
    dialog?.showModal();
    dialog?.addEventListener("click", closeBeside);
    page.style.setProperty("overflow", "hidden");
    return () => {
      dialog?.removeEventListener("click", closeBeside);
      page.style.removeProperty("overflow");
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={viewer.texts.viewer}
      onClose={onClose}
      className="on-picture fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none touch-none overflow-hidden bg-sea-950 text-white backdrop:bg-transparent"
    >
      <Suspense
        fallback={
          <div role="status" className="grid h-full place-items-center">
            <Icon name="loader-circle" className="size-10 animate-spin" />
            <span className="sr-only">{viewer.texts.loading}</span>
          </div>
        }
      >
        <ViewerCarousel {...viewer} />
      </Suspense>
      <button
        type="button"
        aria-label={viewer.texts.close}
        onClick={() => ref.current?.close()}
        className="absolute top-3 right-3 z-10 grid size-12 place-items-center rounded-full bg-sea-950/60 hover:bg-sea-800"
      >
        <Icon name="x" className="size-7" />
      </button>
    </dialog>
  );
}
