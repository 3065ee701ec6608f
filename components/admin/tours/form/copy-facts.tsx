"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { findTours } from "@/components/admin/palette/find-records";
import type { PaletteTourName } from "@/components/admin/palette/palette-items";
import { ListSearch } from "@/components/admin/table/list-tools";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { readRecord } from "@/lib/core/forms/record-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { tourFields } from "@/lib/tours/fields";

/** Replaces the facts of the form with those of another tour. Nothing is saved before the form is. */
export function CopyFacts() {
  const { form, announce } = useRecordForm();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<PaletteTourName[] | null>(null);
  const search = async (text: string) => {
    const words = text.trim();
    setFound(words ? await findTours(words, AbortSignal.timeout(10_000)).catch(() => []) : null);
  };
  const copy = async (tour: PaletteTourName) => {
    const done = await run(async () => {
      const { values } = await readRecord(`packages/${tour.id}`, tourFields);
      form.setValue("facts", values.facts, { shouldDirty: true });
    });
    if (!done) return;
    announce(adminText("factGroups.copied", { name: tour.name }));
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={button({ variant: "outline", size: "small", className: "justify-self-start" })}
      >
        <Copy aria-hidden="true" className="size-4" />
        {adminText("factGroups.copy")}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={adminText("factGroups.copy")}
        text={adminText("factGroups.copyText")}
        closeLabel={adminText("form.close")}
      >
        <div className="grid gap-3 pb-4">
          <ListSearch
            type="search"
            aria-label={adminText("factGroups.search")}
            placeholder={adminText("factGroups.search")}
            onChange={({ currentTarget }) => void search(currentTarget.value)}
          />
          <ul className="grid">
            {found?.map((tour) => (
              <li key={tour.id}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void copy(tour)}
                  className="wrap-anywhere min-h-11 w-full rounded-lg px-3 py-1.5 text-left text-sm hover:bg-sea-50"
                >
                  {tour.name}
                  {tour.code && <span className="ml-2 text-ink-soft">{tour.code}</span>}
                </button>
              </li>
            ))}
          </ul>
          {found?.length === 0 && <p className="text-ink-soft text-sm">{adminText("palette.empty")}</p>}
        </div>
      </Dialog>
    </>
  );
}
