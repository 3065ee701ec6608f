"use client";

import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { button } from "@/components/ui/button";

interface PhoneFoldProps {
  label: string;
  active: number;
  children: ReactNode;
}

/** Filters that a button opens on phones. Wider screens always show them. */
export function PhoneFold({ label, active, children }: PhoneFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={button({ variant: "outline", size: "small", className: "rounded-lg px-3 sm:hidden" })}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {active > 0 ? `${label} (${active})` : label}
      </button>
      <div className={open ? "contents" : "contents max-sm:hidden"}>{children}</div>
    </>
  );
}
