import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { codedName } from "@/lib/booking/message-lines";
import { isNationality, nationalityLabel } from "@/lib/booking/nationalities";
import { formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/core/i18n/languages";
import { stillToPay } from "@/lib/requests/pass/trip-pass";
import { dietTopics } from "@/lib/requests/reading/note-topics";
import { telephoneLink } from "@/lib/requests/reply/reply-link";
import { peopleCount } from "@/lib/requests/sheet/crew-message";
import type { SheetGuest } from "@/lib/requests/sheet/read-sheet";
import { type BoardingGroup, type Headcount, headcount } from "@/lib/requests/sheet/sheet";
import { ClosedMessage } from "./closed-message";

const kinds = ["adult", "child", "infant", "other"] as const;

const boardingStates = ["called", "aboard", "absent"] as const;

/** Whether a guest was called, is on board or did not come. Null until staff press one of the buttons. */
export type BoardingState = (typeof boardingStates)[number] | null;

const stateColors = {
  called: "border-sea-800 bg-sea-800 text-white",
  aboard: "border-leaf-600 bg-leaf-600 text-white",
  absent: "border-alert-600 bg-alert-600 text-white",
} as const;

const sources = { pass: "genuine", text: "fromText", request: "fromRequest" } as const;

function peopleText(people: Headcount): string {
  const present = kinds.filter((kind) => people[kind] > 0);
  return present.map((kind) => adminText(`daySheet.people.${kind}`, { count: people[kind] })).join(", ");
}

/** The agreed price that is open or paid, and the fees that are paid on the spot. */
function moneyText({ tour }: SheetGuest): string {
  const due = stillToPay(tour);
  const money = (amount: number) => formatMoney(amount, tour.currency, "id");
  const price =
    due === null
      ? ""
      : due > 0
        ? adminText("daySheet.due", { amount: money(due) })
        : adminText("daySheet.paid", { amount: money(tour.total ?? 0) });
  return [price, tour.fees && adminText("daySheet.fees", { fees: tour.fees })].filter(Boolean).join(" · ");
}

function StateButtons({
  name,
  state,
  onState,
}: {
  name: string;
  state: BoardingState;
  onState: (state: BoardingState) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-1.5 pt-1 print:hidden">
      <legend className="sr-only">{adminText("daySheet.states.label", { name })}</legend>
      {boardingStates.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === state}
          onClick={() => onState(each === state ? null : each)}
          className={classNames(
            "min-h-11 rounded-lg border px-2.5 font-medium text-[0.9375rem]",
            each === state ? stateColors[each] : "border-sand-500 bg-white text-ink hover:border-sea-600",
          )}
        >
          {adminText(`daySheet.states.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface GuestRowProps {
  guest: SheetGuest;
  closed: ClosedBoat | null;
  area: string;
  state: BoardingState;
  onState: (state: BoardingState) => void;
  onRemove: (guest: SheetGuest) => void;
}

function GuestRow({ guest, closed, area, state, onState, onRemove }: GuestRowProps) {
  const { fullName, reference, hotel, phone, nationality, language, notes, note, tour, source } = guest;
  const diets = dietTopics(notes);
  const country = isNationality(nationality) ? nationalityLabel(nationality, "id") : "";
  const money = moneyText(guest);
  const name = fullName || reference;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-line border-t py-3 print:break-inside-avoid print:py-1.5">
      <strong className="w-18 shrink-0 text-lg tabular-nums leading-tight print:text-sm">
        {tour.pickup || adminText("daySheet.noPickup")}
      </strong>
      <div className="wrap-anywhere grid min-w-0 grow basis-40 gap-0.5 print:grid-cols-2 print:gap-x-6">
        <p dir="auto" className="font-semibold text-lg leading-tight print:text-sm">
          {name}
        </p>
        <p className="text-base leading-snug print:text-xs">{[area, hotel].filter(Boolean).join(" · ")}</p>
        <p className="font-medium text-base leading-snug print:text-xs">{peopleText(headcount([guest]))}</p>
        <p className="text-base leading-snug print:text-xs">
          {[country, languageNames[language]].filter(Boolean).join(" · ")}
        </p>
        {phone && (
          <a
            href={telephoneLink(phone)}
            aria-label={adminText("daySheet.call", { name })}
            className="inline-flex min-h-11 w-fit items-center gap-2 font-medium text-sea-700 underline print:min-h-0 print:text-xs print:no-underline"
          >
            {phone}
          </a>
        )}
        {money && <p className="font-medium text-base leading-snug print:text-xs">{money}</p>}
        {diets.length > 0 && (
          <p className="w-fit rounded bg-coral-50 px-2 py-0.5 font-semibold text-base text-coral-700 print:border print:text-xs">
            {adminText("daySheet.diet", {
              diets: diets.map((diet) => adminText(`reply.topics.${diet}`)).join(", "),
            })}
          </p>
        )}
        {(notes || note) && (
          <p dir="auto" className="whitespace-pre-wrap text-base leading-snug print:text-xs">
            {[notes, note].filter(Boolean).join("\n")}
          </p>
        )}
        <p
          className={classNames(
            "flex items-center gap-1 text-sm print:text-xs",
            source === "request" && "font-semibold text-alert-600",
          )}
        >
          {source === "pass" && <Icon name="circle-check" className="size-4 text-leaf-600" />}
          {[reference, adminText(`daySheet.${sources[source]}`)].filter(Boolean).join(" · ")}
        </p>
        <StateButtons name={name} state={state} onState={onState} />
      </div>
      <button
        type="button"
        aria-label={adminText("daySheet.remove", { name })}
        onClick={() => onRemove(guest)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sand-100 print:hidden"
      >
        <Icon name="x" className="size-5" />
      </button>
      {closed && (
        <ClosedMessage guest={guest} textIn={(guestLanguage) => closed.textFor(guest, guestLanguage)} />
      )}
    </li>
  );
}

/** A tour that is closed on the day of the sheet. */
export interface ClosedBoat {
  /** Says to staff that the tour is closed, and why. */
  notice: string;
  /** What the guest is told, in a language. */
  textFor: (guest: SheetGuest, language: Language) => string;
}

interface SheetTableProps {
  tour: BoardingGroup;
  /** Null if the tour runs. */
  closed: ClosedBoat | null;
  /** The places of the boat and what was told of the day. Null for a tour that the site does not have. */
  places: ReactNode;
  areas: Record<string, string>;
  /** By the key of the row. */
  states: Record<string, BoardingState>;
  onState: (key: string, state: BoardingState) => void;
  onRemove: (guest: SheetGuest) => void;
}

/** The guests of one boat, in the order of the pick-ups. */
export function SheetTable({ tour, closed, places, areas, states, onState, onRemove }: SheetTableProps) {
  const { name, code, rows, people } = tour;
  const aboard = rows.filter(({ key }) => states[key] === "aboard").map(({ guest }) => guest);
  return (
    <section className="rounded-card border border-line bg-white p-4 shadow-card sm:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-heading print:text-base">{codedName(name, code || null)}</h3>
        <p className="font-semibold text-sea-800">
          {adminText("daySheet.total", { bookings: rows.length, count: peopleCount(people) })}
          <span className="block font-normal text-base print:text-xs">{peopleText(people)}</span>
          {aboard.length > 0 && (
            <span className="block font-medium text-base text-leaf-600 print:hidden">
              {adminText("daySheet.aboardCount", {
                count: peopleCount(headcount(aboard)),
                all: peopleCount(people),
              })}
            </span>
          )}
        </p>
      </div>
      {places}
      {closed && <p className="font-semibold text-alert-600 print:text-xs">{closed.notice}</p>}
      <ul>
        {rows.map(({ key, guest }) => (
          <GuestRow
            key={key}
            guest={guest}
            closed={closed}
            area={areas[guest.tour.area] ?? ""}
            state={states[key] ?? null}
            onState={(state) => onState(key, state)}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}
