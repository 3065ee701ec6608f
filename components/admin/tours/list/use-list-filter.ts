"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { isLanguage } from "@/lib/i18n/languages";
import type { AdminTourFilter } from "@/lib/tours/list-admin-filter";
import { tagOf } from "@/lib/tours/tags";

/** Milliseconds of a pause in typing after which the address says what is searched for. */
const pause = 300;

type Written = Record<"search" | "lacks" | "tags", string>;

function query(filter: Written): string {
  const said = Object.entries(filter).filter(([, value]) => value);
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/**
 * What the list is narrowed down to. It stands in the address, so that Back, a reload and a link bring it
 * again; what is being typed gets there after a pause.
 */
export function useListFilter() {
  const path = usePathname();
  const params = useSearchParams();
  const search = params.get("search") ?? "";
  const lacks = params.get("lacks") ?? "";
  const tags = params.get("tags") ?? "";
  const [typed, setTyped] = useState(search);
  const [told, setTold] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    // A link or Back changed the address, not the typing.
    if (search !== told) setTyped(search);
  }
  const write = (next: Partial<Written>) => {
    const written = { search: typed.trim(), lacks, tags, ...next };
    setTold(written.search);
    window.history.replaceState(null, "", path + query(written));
  };
  useEffect(() => {
    const text = typed.trim();
    if (text === search) return;
    const timer = setTimeout(() => {
      setTold(text);
      window.history.replaceState(null, "", path + query({ search: text, lacks, tags }));
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, search, lacks, tags, path]);
  const filter: AdminTourFilter = {
    search: typed,
    lacks: isLanguage(lacks) ? lacks : null,
    tag: tagOf(tags) ?? null,
  };
  const clear = () => {
    setTyped("");
    write({ search: "", lacks: "", tags: "" });
  };
  return { filter, setSearch: setTyped, write, clear };
}
