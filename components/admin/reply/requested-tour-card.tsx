import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { SelectBox } from "@/components/ui/select-box";
import { Spinner } from "@/components/ui/spinner";
import { codedName } from "@/lib/booking/message-lines";
import { localize } from "@/lib/content/localized-text";
import { formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { type AnsweredTour, agreedTotal } from "@/lib/requests/answers";
import type { KnownTour } from "@/lib/requests/known-tours";
import { typedNumber } from "@/lib/typed-number";
import { Panel } from "../panel";
import { PlainField, PlainTextField } from "./plain-field";
import { TruthList } from "./truth-list";
import type { Desk, DeskTourState, DeskWordsByLanguage } from "./use-desk";

interface RequestedTourCardProps {
  number: number;
  state: DeskTourState;
  desk: Desk;
  tours: KnownTour[];
  words: DeskWordsByLanguage;
}

const typed = (text: string) => Math.max(0, typedNumber(text, 2) ?? 0);

interface PeopleProps {
  answered: AnsweredTour;
  onChange: (part: Partial<DeskTourState>) => void;
}

function People({ answered, onChange }: PeopleProps) {
  const { tour, counts, prices, total } = answered;
  const sum = formatMoney(agreedTotal({ ...answered, total: null }), tour.currency, "id");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-sm">{adminText("reply.people")}</legend>
      {tour.prices.map(({ id, service_type, description }) => {
        const line = localize(service_type, "id").text;
        return (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_4.5rem_7rem] items-center gap-2">
            <span className="text-[0.9375rem] leading-snug">
              {line}
              <span className="line-clamp-2 block text-ink-soft text-xs">
                {localize(description, "id").text}
              </span>
            </span>
            <input
              aria-label={adminText("reply.count", { line })}
              inputMode="numeric"
              autoComplete="off"
              value={counts[id] ?? 0}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) =>
                onChange({ counts: { ...counts, [id]: Math.floor(typed(target.value)) } })
              }
              className="min-h-12 w-full rounded-lg border border-sand-500 bg-white px-2 text-center font-semibold text-lg"
            />
            <input
              aria-label={adminText("reply.price", { line })}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={prices[id]}
              key={`${id}-${prices[id]}`}
              onBlur={({ target }) => onChange({ prices: { ...prices, [id]: typed(target.value) } })}
              className="min-h-12 w-full rounded-lg border border-sand-500 bg-white px-2 text-right"
            />
          </div>
        );
      })}
      <PlainField
        label={`${adminText("reply.total")} (${tour.currency})`}
        hint={adminText("reply.totalHint", { sum })}
      >
        {(control) => (
          <input
            {...control}
            key={`total-${total}`}
            inputMode="decimal"
            defaultValue={total ?? ""}
            placeholder={sum}
            onBlur={({ target }) => onChange({ total: target.value.trim() ? typed(target.value) : null })}
          />
        )}
      </PlainField>
    </fieldset>
  );
}

function LoadedTour({ state, desk, words }: Pick<RequestedTourCardProps, "state" | "desk" | "words">) {
  const { loaded, retry, changeTour, answeredTour, guest } = desk;
  const tour = state.id === null ? undefined : loaded[state.id];
  const answered = answeredTour(state);
  const change = (part: Partial<DeskTourState>) => changeTour(state.key, part);
  const { id } = state;
  if (id === null) return null;
  if (tour === "gone") return <Alert variant="error">{adminText("reply.tourGone")}</Alert>;
  if (tour === "failed") {
    return (
      <Alert variant="error">
        {adminText("reply.tourFailure")}
        <button type="button" onClick={() => retry(id)} className="min-h-11 justify-self-start underline">
          {adminText("reply.retry")}
        </button>
      </Alert>
    );
  }
  if (!answered || typeof tour !== "object") return <Spinner label={adminText("reply.tourLoading")} />;
  return (
    <>
      <TruthList tour={tour} state={state} guest={guest} words={words} />
      <People answered={answered} onChange={change} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <PlainTextField
          label={adminText("reply.pickup")}
          hint={adminText("reply.pickupHint")}
          value={answered.pickup}
          onChange={(pickup) => change({ pickup })}
        />
        <PlainTextField
          label={adminText("reply.meeting")}
          value={answered.meeting}
          onChange={(meeting) => change({ meeting })}
        />
        <PlainTextField
          label={adminText("reply.mapLink")}
          hint={adminText("reply.mapLinkHint")}
          inputMode="url"
          value={state.mapLink}
          onChange={(mapLink) => change({ mapLink: mapLink.trim() })}
          className="sm:col-span-2"
        />
      </div>
    </>
  );
}

export function RequestedTourCard({ number, state, desk, tours, words }: RequestedTourCardProps) {
  const { key, id, day, requested } = state;
  const change = (part: Partial<DeskTourState>) => desk.changeTour(key, part);
  return (
    <Panel
      title={adminText("reply.tour", { number })}
      actions={
        desk.states.length > 1 && (
          <button
            type="button"
            onClick={() => desk.removeTour(key)}
            className={button({ variant: "quiet", size: "small" })}
          >
            {adminText("reply.removeTour")}
          </button>
        )
      }
    >
      <PlainField
        label={adminText("reply.chooseTour")}
        hint={
          id === null && requested.named ? adminText("reply.chooseTourHint", { text: requested.named }) : null
        }
      >
        {(control) => (
          <SelectBox
            {...control}
            value={id ?? ""}
            onChange={({ target }) =>
              change({ id: Number(target.value) || null, counts: undefined, prices: {}, total: null })
            }
          >
            <option value="">{adminText("reply.chooseTour")}</option>
            {tours.map((tour) => (
              <option key={tour.id} value={tour.id}>
                {codedName(localize(tour.name, "id").text, tour.code)}
              </option>
            ))}
          </SelectBox>
        )}
      </PlainField>
      <PlainTextField
        label={adminText("reply.day")}
        type="date"
        value={day ?? ""}
        hint={
          requested.writtenDay && requested.day !== day
            ? adminText("reply.dayWritten", { text: requested.writtenDay })
            : null
        }
        onChange={(value) => change({ day: value || null, prices: {} })}
      />
      <LoadedTour state={state} desk={desk} words={words} />
    </Panel>
  );
}
