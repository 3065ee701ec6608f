"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { Spinner } from "@/components/ui/spinner";
import { listText } from "./list-words";
import { TourTable } from "./tour-table";

const never = () => () => undefined;

/** The list, drawn by the browser alone, which knows how many rows it has room for. */
export function ShownTours(props: ComponentProps<typeof TourTable>) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (inBrowser) return <TourTable {...props} />;
  return <Spinner label={listText(props.kind, "loading")} className="py-24" />;
}
