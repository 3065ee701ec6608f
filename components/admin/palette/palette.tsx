"use client";

import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { PaletteItem } from "./palette-items";

const PaletteDialog = dynamic(() => import("./palette-dialog").then((module) => module.PaletteDialog), {
  ssr: false,
});

const shortcuts = [
  ["Ctrl K", adminText("palette.shortcuts.palette")],
  ["Ctrl S", adminText("palette.shortcuts.save")],
  ["Ctrl Enter", adminText("palette.shortcuts.next")],
  ["Enter", adminText("palette.shortcuts.item")],
  ["?", adminText("palette.shortcuts.help")],
  ["Esc", adminText("palette.shortcuts.close")],
] as const;

function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={adminText("palette.shortcuts.title")}
      closeLabel={adminText("form.close")}
    >
      <dl className="grid gap-2 pb-4 text-sm">
        {shortcuts.map(([keys, words]) => (
          <div key={keys} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
            <dt>
              <kbd className="rounded-md border border-line bg-sand-50 px-2 py-1 font-semibold text-xs">
                {keys}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const typing = "input, textarea, select, [contenteditable=true]";

type Shown = "palette" | "shortcuts" | null;

/** The button and the keys that open the palette, Ctrl+K, and the list of shortcuts, `?`. */
export function Palette({ pages }: { pages: PaletteItem[] }) {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setShown("palette");
      }
      const isTyping = event.target instanceof Element && event.target.closest(typing);
      if (event.key === "?" && !isTyping) setShown("shortcuts");
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
  const close = () => setShown(null);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={() => setShown("palette")}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-sm hover:bg-white/10 md:bg-white/10 md:px-4 md:hover:bg-white/20"
      >
        <Search aria-hidden="true" className="size-4.5" />
        <span className="max-md:sr-only">{adminText("palette.button")}</span>
        <span className="sr-only">{adminText("palette.buttonMore")}</span>
        <span
          aria-hidden="true"
          className="hidden rounded border border-white/30 px-1.5 py-0.5 text-xs leading-none lg:inline"
        >
          Ctrl K
        </span>
      </button>
      {shown === "palette" && (
        <PaletteDialog pages={pages} onClose={close} onShortcuts={() => setShown("shortcuts")} />
      )}
      {shown === "shortcuts" && <Shortcuts onClose={close} />}
    </>
  );
}
