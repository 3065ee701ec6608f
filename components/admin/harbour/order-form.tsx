"use client";

import { type ReactNode, useState } from "react";
import { formatDecimal } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { typedNumber } from "@/lib/core/typed-number";
import { type HarbourOrder, orderedLengths, orderWaters } from "@/lib/tours/closures/harbour-order";
import type { PlaceChoice } from "@/lib/tours/places/fields";

interface TileProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Tile({ name, checked, onChoose, children }: TileProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center justify-center rounded-xl border-2 border-line bg-white px-1 text-center font-semibold text-sm leading-tight transition-colors has-checked:border-sea-900 has-checked:bg-sea-900 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-sea-600 has-focus-visible:outline-offset-2 sm:text-base">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}

interface OrderFormProps {
  order: HarbourOrder;
  places: PlaceChoice[];
  onChange: (order: HarbourOrder) => void;
}

/** Asks what an order of the harbour office says: which boats, which waters, and places by name. */
export function OrderForm({ order, places, onChange }: OrderFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isListed = orderedLengths.some((length) => length === order.under);
  const choose = (under: number | null) => {
    setTyped(null);
    onChange({ ...order, under });
  };
  const type = (text: string) => {
    setTyped(text);
    const length = typedNumber(text, 1);
    if (length != null && length >= 3 && length <= 200) onChange({ ...order, under: length });
  };
  return (
    <>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 font-semibold">{adminText("harbour.order.boats")}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-7">
          <Tile name="boats" checked={order.under === null && typed === null} onChoose={() => choose(null)}>
            {adminText("harbour.order.all")}
          </Tile>
          {orderedLengths.map((length) => (
            <Tile
              key={length}
              name="boats"
              checked={typed === null && order.under === length}
              onChoose={() => choose(length)}
            >
              {adminText("harbour.order.under", { length: String(length) })}
            </Tile>
          ))}
          <Tile
            name="boats"
            checked={typed !== null || (order.under !== null && !isListed)}
            onChoose={() => setTyped(order.under === null ? "" : formatDecimal(order.under, 1, "id"))}
          >
            {adminText("harbour.order.otherLength")}
          </Tile>
        </div>
        {typed !== null && (
          <label className="grid max-w-60 gap-1 text-sm">
            {adminText("harbour.order.length")}
            <input
              inputMode="decimal"
              value={typed}
              onChange={(event) => type(event.target.value)}
              className="min-h-12 rounded-lg border border-sand-500 bg-white px-3 text-base"
            />
          </label>
        )}
      </fieldset>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 font-semibold">{adminText("harbour.order.waters")}</legend>
        <div className="grid grid-cols-3 gap-2">
          {orderWaters.map((waters) => (
            <Tile
              key={waters}
              name="waters"
              checked={order.waters === waters}
              onChoose={() => onChange({ ...order, waters })}
            >
              {adminText(`harbour.order.watersNames.${waters}`)}
            </Tile>
          ))}
        </div>
      </fieldset>
      <NamedPlaces order={order} places={places} onChange={onChange} />
    </>
  );
}

const placeStates = ["none", "closed", "open"] as const;

/** Folded, because most orders name waters and no places. */
function NamedPlaces({ order, places, onChange }: OrderFormProps) {
  const { closed, open } = order;
  const stateOf = (code: string) =>
    closed.includes(code) ? "closed" : open.includes(code) ? "open" : "none";
  const choose = (code: string, state: string) => {
    const without = (codes: string[]) => codes.filter((each) => each !== code);
    onChange({
      ...order,
      closed: [...without(closed), ...(state === "closed" ? [code] : [])],
      open: [...without(open), ...(state === "open" ? [code] : [])],
    });
  };
  const isNamed = closed.length + open.length > 0;
  return (
    <details className="rounded-xl border border-line bg-white">
      <summary className="list-item min-h-12 cursor-pointer content-center px-4 font-medium">
        {isNamed
          ? adminText("harbour.order.placesChosen", { closed: closed.length, open: open.length })
          : adminText("harbour.order.places")}
      </summary>
      {places.length === 0 && <p className="px-4 pb-4 text-sm">{adminText("harbour.order.noPlaces")}</p>}
      <ul className="max-h-96 divide-y divide-line overflow-y-auto px-4 pb-2">
        {places.map(({ code, name }) => (
          <li key={code} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
            <bdi className="wrap-anywhere min-w-0">{name}</bdi>
            <select
              aria-label={name}
              value={stateOf(code)}
              onChange={(event) => choose(code, event.target.value)}
              className="min-h-12 shrink-0 rounded-lg border border-sand-500 bg-white px-2 text-base"
            >
              {placeStates.map((state) => (
                <option key={state} value={state}>
                  {adminText(`harbour.order.placeState.${state}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}
