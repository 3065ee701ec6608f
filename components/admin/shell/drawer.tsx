"use client";

import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface DrawerProps {
  title: string;
  openLabel: string;
  closeLabel: string;
  children: ReactNode;
}

/** The menu of narrow screens, sliding in from the left over the page; a chosen link closes it (site.md 2). */
export function Drawer({ title, openLabel, closeLabel, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closeWhenChosen = (event: Event) => {
      const chosen = event.target instanceof Element && event.target.closest("a");
      if (chosen || event.target === dialog) dialog.close();
    };
    dialog.addEventListener("click", closeWhenChosen);
    return () => dialog.removeEventListener("click", closeWhenChosen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        onClick={() => ref.current?.showModal()}
        className="-ml-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-white/10 lg:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={ref}
        aria-label={title}
        className="mr-auto h-dvh max-h-none w-72 max-w-[85vw] -translate-x-full overflow-y-auto overscroll-contain bg-white text-ink shadow-lift transition-all transition-discrete duration-200 ease-swell backdrop:bg-sea-950/50 open:translate-x-0 starting:open:-translate-x-full"
      >
        <div className="flex min-h-full flex-col gap-4 p-4">
          <div className="flex items-center justify-between pl-3">
            <p className="font-semibold">{title}</p>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => ref.current?.close()}
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sea-100"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
