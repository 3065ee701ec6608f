"use client";

import { useState } from "react";
import { useController } from "react-hook-form";
import { FieldFrame, useField } from "@/components/admin/form/field-frame";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { placeLink } from "@/lib/tours/places/map-links";
import { readMapPoint } from "@/lib/tours/places/map-points";

/**
 * One input for both coordinates of a place, typed or pasted as a map link. While no point can be read, the draft of the
 * latitude keeps the text, so that nothing typed is lost.
 */
export function PointInput() {
  const { form } = useRecordForm();
  const { error } = useField({ path: "lat" });
  const { field: lat } = useController({ control: form.control, name: "lat" });
  const { field: lon } = useController({ control: form.control, name: "lon" });
  const [typed, setTyped] = useState("");
  const stored = lon.value ? `${lat.value}, ${lon.value}` : String(lat.value ?? "");
  const read = readMapPoint(typed);
  const isTyped = read ? stored === `${read.lat}, ${read.lon}` : typed === stored;
  const point = readMapPoint(stored);
  const change = (text: string) => {
    setTyped(text);
    const found = readMapPoint(text);
    lat.onChange(found ? String(found.lat) : text);
    lon.onChange(found ? String(found.lon) : "");
    form.clearErrors(["lat", "lon"]);
  };
  const problem = stored.trim() !== "" && !point ? adminText("places.coordinatesProblem") : undefined;
  return (
    <FieldFrame
      label={adminText("places.coordinatesInput")}
      error={problem ?? error}
      hint={adminText("places.coordinatesHint")}
      className="max-w-2xl"
      action={
        point && (
          <a
            href={placeLink(point)}
            target="_blank"
            rel="noreferrer"
            className="text-sea-700 text-sm underline underline-offset-4"
          >
            {adminText("places.openMap")}
          </a>
        )
      }
    >
      {(control) => (
        <>
          <input
            {...control}
            name={lat.name}
            ref={lat.ref}
            value={isTyped ? typed : stored}
            onChange={({ target }) => change(target.value)}
            onBlur={lat.onBlur}
            autoComplete="off"
            spellCheck={false}
          />
          {point && typed !== "" && isTyped && typed.trim() !== stored && (
            <p role="status" className="font-medium text-sm">
              {adminText("places.coordinatesRead", { lat: String(point.lat), lon: String(point.lon) })}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
