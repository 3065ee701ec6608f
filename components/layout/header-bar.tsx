"use client";

import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "@/lib/class-names";

/** Pixels scrolled after which the header is solid. */
const solidAfter = 10;

/** The fixed bar: clear over a picture (`light` text) or the page, solid once the page has moved. */
export function HeaderBar({ light, children }: { light: boolean; children: ReactNode }) {
  const [solid, setSolid] = useState(false);
  useEffect(() => {
    const update = () => setSolid(window.scrollY > solidAfter);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return (
    <header
      data-solid={solid || undefined}
      data-light={(light && !solid) || undefined}
      className={classNames(
        "group/header fixed inset-x-0 top-0 z-40 h-(--header-height) border-transparent border-b transition-colors duration-300",
        "data-solid:border-line data-solid:bg-sand-50/95 data-solid:backdrop-blur-md",
        "header-shade text-ink data-light:text-white [@media(height<22rem)]:absolute",
      )}
    >
      {children}
    </header>
  );
}
