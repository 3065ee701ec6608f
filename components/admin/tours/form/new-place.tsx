"use client";

import { MapPinPlus } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { callApi, failureText } from "@/lib/core/api/client";
import { withEnglish } from "@/lib/core/content/main-texts";
import { draftText } from "@/lib/core/content/text-kinds";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { mainLanguage } from "@/lib/core/i18n/shown-languages";
import { type PlaceChoice, placeChoices, placeSchemas } from "@/lib/tours/places/fields";
import { readMapPoint } from "@/lib/tours/places/map-points";

interface InputProps {
  label: string;
  value: string;
  required?: boolean;
  hint?: string;
  lang?: Language;
  onChange: (value: string) => void;
  onEnter: () => void;
}

function Input({ label, value, required, hint, lang, onChange, onEnter }: InputProps) {
  const id = useId();
  /** Enter saves the place, not the form of the tour around the dialog. */
  const sendAtEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <label htmlFor={id} className="grid gap-1 font-medium text-sm">
      {label}
      <input
        id={id}
        lang={lang}
        value={value}
        aria-required={required}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={sendAtEnter}
        autoComplete="off"
        className="min-h-11 w-full rounded-lg border border-sand-500 bg-white px-3 py-2 font-normal text-base"
      />
      {hint && (
        <span id={`${id}-hint`} className="font-normal text-ink-soft text-xs leading-snug">
          {hint}
        </span>
      )}
    </label>
  );
}

const emptyPlace = { name: draftText(), point: "" };

/** Makes a place without leaving the form of the tour. The place is stored at once. */
export function NewPlace({ onMade }: { onMade: (place: PlaceChoice) => void }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(emptyPlace);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef("");
  const begin = () => {
    setTyped(emptyPlace);
    setFailure(null);
    key.current = crypto.randomUUID();
    setOpen(true);
  };
  const save = async () => {
    const point = readMapPoint(typed.point);
    if (busy) return;
    const main = mainLanguage();
    if (typed.name[main].trim() === "") {
      return setFailure(
        adminText("places.nameMissing", { language: adminText(`dashboard.language.${main}`) }),
      );
    }
    if (typed.point.trim() !== "" && !point) return setFailure(adminText("places.coordinatesProblem"));
    setBusy(true);
    setFailure(null);
    try {
      const response = await callApi("places", {
        method: "POST",
        json: { name: withEnglish(typed.name), ...point },
        headers: { "Idempotency-Key": key.current },
        stays: true,
      });
      for (const place of placeChoices([placeSchemas.response.parse(response)])) onMade(place);
      setOpen(false);
    } catch (error) {
      setFailure(failureText(error, adminText("places.createFailure")));
    } finally {
      setBusy(false);
    }
  };
  /** Other values are another place, so they get another key. */
  const change = (values: typeof emptyPlace) => {
    key.current = crypto.randomUUID();
    setTyped(values);
  };
  return (
    <>
      <button type="button" onClick={begin} className={button({ variant: "quiet", size: "small" })}>
        <MapPinPlus aria-hidden="true" className="size-4" />
        {adminText("places.newPlace")}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={adminText("places.newPlace")}
        text={adminText("places.newPlaceText")}
        closeLabel={adminText("form.cancel")}
        insists
        footer={
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => void save()}
            className={button({ className: "aria-disabled:opacity-60" })}
          >
            {adminText(busy ? "places.submitting" : "places.newPlaceAdd")}
          </button>
        }
      >
        <div className="grid gap-3">
          {languages.map((language) => (
            <Input
              key={language}
              lang={language}
              label={`${adminText("places.name")} (${language.toUpperCase()})`}
              required={language === mainLanguage()}
              value={typed.name[language]}
              onEnter={() => void save()}
              onChange={(text) => change({ ...typed, name: { ...typed.name, [language]: text } })}
            />
          ))}
          <Input
            label={adminText("places.coordinatesInput")}
            hint={adminText("places.coordinatesHint")}
            value={typed.point}
            onEnter={() => void save()}
            onChange={(point) => change({ ...typed, point })}
          />
          {failure && (
            <p role="alert" className="font-medium text-alert-600 text-sm">
              {failure}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
