"use client";

import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

const sides = {
  left: "mr-auto w-72 max-w-[85vw] -translate-x-full bg-white starting:open:-translate-x-full",
  right: "ml-auto w-full max-w-sm translate-x-full bg-sand-50 starting:open:translate-x-full",
} as const;

interface MenuDrawerProps {
  side: keyof typeof sides;
  title: string;
  openLabel: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal `<dialog>`, so that the browser handles focus, Escape and the inert page. Its content is
 * rendered at the first opening.
 */
export function MenuDrawer({ side, title, openLabel, closeLabel, children }: MenuDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const open = () => {
    ref.current?.showModal();
    // Starts the slide-in before the content is rendered.
    startTransition(() => setOpened(true));
  };
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
        onClick={open}
        className={classNames(
          "inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-current/10 lg:hidden scriptless:hidden",
          side === "left" && "-ml-2",
        )}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog
        ref={ref}
        aria-label={title}
        className={classNames(
          "h-dvh max-h-none overflow-y-auto overscroll-contain text-ink shadow-lift transition-all transition-discrete duration-200 ease-swell backdrop:bg-sea-950/50 open:translate-x-0",
          sides[side],
        )}
      >
        <div className="flex min-h-full flex-col gap-6 p-5">
          <div className="flex items-center justify-between">
            <p className="font-semibold text-heading">{title}</p>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => ref.current?.close()}
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sea-100"
            >
              <Icon name="x" className="size-6" />
            </button>
          </div>
          {opened && children}
        </div>
      </dialog>
    </>
  );
}
