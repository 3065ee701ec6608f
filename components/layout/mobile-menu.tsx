"use client";

import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface MobileMenuProps {
  openLabel: string;
  closeLabel: string;
  title: string;
  children: ReactNode;
}

/** The menu of narrow screens: a modal dialog, so that focus, Escape and the page behind are the browser's. */
export function MobileMenu({ openLabel, closeLabel, title, children }: MobileMenuProps) {
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
        onClick={() => ref.current?.showModal()}
        className="inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10 lg:hidden scriptless:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={ref}
        aria-label={title}
        className="ml-auto h-dvh max-h-none w-full max-w-sm overflow-y-auto overscroll-contain bg-sand-50 text-ink shadow-lift backdrop:bg-sea-950/50 backdrop:backdrop-blur-xs open:animate-menu"
      >
        <div className="grid gap-6 p-6">
          <div className="flex items-center justify-between">
            <p className="font-semibold text-heading">{title}</p>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => ref.current?.close()}
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sea-100"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
