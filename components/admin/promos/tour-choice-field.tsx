"use client";

import { Combobox } from "@base-ui/react/combobox";
import { ChevronDown, X } from "lucide-react";
import { useController } from "react-hook-form";
import { FieldFrame, useField } from "@/components/admin/form/field-frame";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { TourChoice } from "@/lib/tours/schema";

const shownAtOnce = 60;
const inInput = "absolute inset-y-0 grid w-9 place-items-center rounded-lg text-ink-soft hover:text-ink";

/** Chooses a tour of a promo by a part of its name or code. */
export function TourChoiceField({ tours }: { tours: TourChoice[] }) {
  const { form } = useRecordForm();
  const { error } = useField({ path: "tour_id" });
  const { field } = useController({ control: form.control, name: "tour_id" });
  const { contains } = Combobox.useFilter();
  const chosen = tours.find(({ id }) => String(id) === field.value) ?? null;
  return (
    <FieldFrame label={adminText("promos.tour")} hint={adminText("promos.tourHint")} error={error}>
      {({ className, ...control }) => (
        <Combobox.Root
          items={tours}
          value={chosen}
          onValueChange={(tour) => field.onChange(tour ? String(tour.id) : "")}
          itemToStringLabel={({ name }) => name}
          filter={({ name, code }, typed) => contains(`${name} ${code ?? ""}`, typed)}
          limit={shownAtOnce}
          autoHighlight
        >
          <div className="relative">
            <Combobox.Input
              {...control}
              ref={field.ref}
              name={field.name}
              onBlur={field.onBlur}
              placeholder={adminText("tourChoice.placeholder")}
              className={`${className} pr-18`}
            />
            {chosen && (
              <Combobox.Clear aria-label={adminText("tourChoice.clear")} className={`${inInput} right-9`}>
                <X aria-hidden="true" className="size-4.5" />
              </Combobox.Clear>
            )}
            <Combobox.Trigger aria-label={adminText("tourChoice.open")} className={`${inInput} right-0.5`}>
              <ChevronDown aria-hidden="true" className="size-4.5" />
            </Combobox.Trigger>
          </div>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} className="z-40 outline-none">
              <Combobox.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-xl border border-line bg-white p-1.5 text-ink shadow-lift">
                <Combobox.Empty>
                  <p className="px-3 py-2.5 text-ink-soft text-sm empty:hidden">
                    {adminText("tourChoice.none")}
                  </p>
                </Combobox.Empty>
                <Combobox.List>
                  {(tour: TourChoice) => (
                    <Combobox.Item
                      key={tour.id}
                      value={tour}
                      className="flex min-h-11 cursor-pointer select-none flex-wrap items-center justify-between gap-x-4 rounded-lg px-3 py-1.5 text-sm outline-none data-highlighted:bg-sea-100 data-selected:font-semibold"
                    >
                      <span className="wrap-anywhere min-w-0">{tour.name}</span>
                      {tour.code && <span className="text-ink-soft text-xs">{tour.code}</span>}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  );
}
