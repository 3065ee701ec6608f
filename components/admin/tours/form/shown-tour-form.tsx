"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { Spinner } from "@/components/ui/spinner";
import { adminText } from "@/lib/i18n/admin-messages";
import { kinds } from "@/lib/tours/kinds";
import { TourForm } from "./tour-form";

const never = () => () => undefined;

/** A tour's form, drawn by the browser alone: hundreds of fields that nobody can use before its script need not be sent as HTML. */
export function ShownTourForm(props: ComponentProps<typeof TourForm>) {
  preloadCyrillic();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (inBrowser) return <TourForm {...props} />;
  return <Spinner label={adminText(`tours.${kinds[props.kind].messages}.form.loading`)} className="py-24" />;
}
