"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { readableCode } from "@/lib/tours/places/codes";
import { useFactChoices } from "./fact-choices";
import { NewPlace } from "./new-place";

interface Stop {
  place: string;
}

const small = button({ variant: "quiet", size: "small" });

export function StopsInput() {
  const { form } = useRecordForm();
  const { places, addPlace } = useFactChoices();
  const { field } = useController({ control: form.control, name: "stops" });
  const stops: Stop[] = Array.isArray(field.value) ? field.value : [];
  const id = useId();
  const nameOf = (code: string) => places.find((place) => place.code === code)?.name ?? readableCode(code);
  const move = (from: number, to: number) => {
    const [moved] = stops.slice(from, from + 1);
    const rest = stops.filter((_, index) => index !== from);
    if (moved) field.onChange([...rest.slice(0, to), moved, ...rest.slice(to)]);
  };
  return (
    <div className="col-span-full grid min-w-0 gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {adminText("tourForm.fields.stops")}
      </label>
      <ol className="grid gap-1">
        {stops.map(({ place }, index) => (
          <li
            key={`${place}/${stops.slice(0, index).filter((stop) => stop.place === place).length}`}
            className="flex flex-wrap items-center gap-x-2 rounded-lg bg-sand-100/70 py-1 pr-1 pl-3 text-sm"
          >
            <span className="min-w-0 grow">{nameOf(place)}</span>
            <button
              type="button"
              className={small}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
              aria-label={adminText("facts.stopUp", { name: nameOf(place) })}
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </button>
            <button
              type="button"
              className={small}
              disabled={index === stops.length - 1}
              onClick={() => move(index, index + 1)}
              aria-label={adminText("facts.stopDown", { name: nameOf(place) })}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </button>
            <button
              type="button"
              className={small}
              onClick={() => field.onChange(stops.filter((_, each) => each !== index))}
              aria-label={adminText("facts.stopRemove", { name: nameOf(place) })}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <select
          id={id}
          name="stops"
          ref={field.ref}
          value=""
          onChange={({ target }) => target.value && field.onChange([...stops, { place: target.value }])}
          onBlur={field.onBlur}
          className="min-h-11 w-full min-w-0 rounded-lg border border-sand-500 bg-white px-3 py-2 text-base hover:border-sea-600 sm:max-w-sm sm:text-[0.9375rem]"
        >
          <option value="">{adminText("facts.addStop")}</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <NewPlace
          onMade={(place) => {
            addPlace(place);
            field.onChange([...stops, { place: place.code }]);
          }}
        />
      </div>
    </div>
  );
}
