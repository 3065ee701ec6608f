import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SelectBox } from "@/components/ui/select-box";
import { Spinner } from "@/components/ui/spinner";
import { codedName } from "@/lib/booking/message-lines";
import { weekdayText } from "@/lib/core/calendar/day-texts";
import { localize } from "@/lib/core/content/localized-text";
import { formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { GuestMessageWordsByLanguage } from "@/lib/requests/reading/guest-message-words";
import type { KnownTourName } from "@/lib/requests/reading/known-tours";
import type { DeskTour } from "@/lib/requests/reply/desk-tour";
import { agreedTotal, isWithoutPeople, type ReplyItem } from "@/lib/requests/reply/reply";
import { namedPlaceLink } from "@/lib/tours/places/map-links";
import { Panel } from "../../panel";
import { Fold, PlainField, PlainTextField } from "./plain-field";
import { TourPeople } from "./tour-people";
import { TruthList } from "./truth-list";
import type { Desk, DeskTourState } from "./use-desk";

interface RequestedTourCardProps {
  number: number;
  state: DeskTourState;
  desk: Desk;
  tours: KnownTourName[];
  words: GuestMessageWordsByLanguage;
}

type ChangeDeskState = (part: Partial<DeskTourState>) => void;

const staffName = ({ name, code }: KnownTourName) => codedName(localize(name, "id").text, code);

function TourAndDay({
  state,
  tours,
  onChange,
}: Pick<RequestedTourCardProps, "state" | "tours"> & { onChange: ChangeDeskState }) {
  const { id, day, requested } = state;
  const isOtherDay = requested.writtenDay !== "" && (requested.day === null || requested.day !== day);
  return (
    <>
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
              onChange({ id: Number(target.value) || null, counts: undefined, prices: {}, total: null })
            }
          >
            <option value="">{adminText("reply.chooseTour")}</option>
            {tours.map((tour) => (
              <option key={tour.id} value={tour.id}>
                {staffName(tour)}
              </option>
            ))}
          </SelectBox>
        )}
      </PlainField>
      <PlainTextField
        label={adminText("reply.day")}
        type="date"
        value={day ?? ""}
        hint={isOtherDay ? adminText("reply.dayWritten", { text: requested.writtenDay }) : null}
        onChange={(value) => onChange({ day: value || null, prices: {} })}
      />
    </>
  );
}

function peopleText({ tour, counts }: ReplyItem): string {
  const chosen = tour.prices.filter(({ id }) => (counts[id] ?? 0) > 0);
  return chosen
    .map(({ id, service_type }) => `${counts[id]} × ${localize(service_type, "id").text}`)
    .join(", ");
}

function MeetingFields({ reply, onChange }: { reply: ReplyItem; onChange: ChangeDeskState }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <PlainTextField
        label={adminText("reply.pickup")}
        placeholder={adminText("reply.pickupHint")}
        value={reply.pickup}
        onChange={(pickup) => onChange({ pickup })}
      />
      <PlainTextField
        label={adminText("reply.meeting")}
        value={reply.meeting}
        onChange={(meeting) => onChange({ meeting })}
      />
    </div>
  );
}

function TourFailure({ tour, onRetry }: { tour: "gone" | "failed"; onRetry: () => void }) {
  if (tour === "gone") return <Alert variant="error">{adminText("reply.tourGone")}</Alert>;
  return (
    <Alert variant="error">
      {adminText("reply.tourFailure")}
      <button type="button" onClick={onRetry} className="min-h-11 justify-self-start underline">
        {adminText("reply.retry")}
      </button>
    </Alert>
  );
}

interface LoadedTourProps extends RequestedTourCardProps {
  tour: DeskTour;
  reply: ReplyItem;
  onChange: ChangeDeskState;
}

function DeskTourAnswer({ tour, reply, state, desk, tours, words, onChange }: LoadedTourProps) {
  const people = peopleText(reply);
  return (
    <>
      <p className="-mt-3 font-semibold leading-snug">
        {[people, people && formatMoney(agreedTotal(reply), tour.currency, "id")].filter(Boolean).join(" · ")}
      </p>
      <TruthList tour={tour} state={state} guest={desk.guest} words={words} />
      <MeetingFields reply={reply} onChange={onChange} />
      <Fold label={adminText("reply.editTour")} isOpen={state.day === null || isWithoutPeople(reply)}>
        <TourAndDay state={state} tours={tours} onChange={onChange} />
        <TourPeople reply={reply} onChange={onChange} />
        <PlainTextField
          label={adminText("reply.mapLink")}
          hint={adminText("reply.mapLinkHint")}
          inputMode="url"
          value={state.mapLink}
          onChange={(mapLink) => onChange({ mapLink: mapLink.trim() })}
        />
        {reply.meeting && !state.mapLink && (
          <button
            type="button"
            onClick={() => onChange({ mapLink: namedPlaceLink(reply.meeting) })}
            className={button({ variant: "outline", className: "justify-self-start" })}
          >
            <Icon name="map-pin" className="size-5" />
            {adminText("reply.searchMap")}
          </button>
        )}
      </Fold>
    </>
  );
}

export function RequestedTourCard(props: RequestedTourCardProps) {
  const { number, state, desk, tours } = props;
  const { key, id, day } = state;
  const onChange: ChangeDeskState = (part) => desk.changeTour(key, part);
  const known = tours.find((each) => each.id === id);
  const tour = id === null ? undefined : desk.loaded[id];
  const reply = desk.replyTourOf(state);
  const content = () => {
    if (id === null) return <TourAndDay state={state} tours={tours} onChange={onChange} />;
    if (tour === "gone" || tour === "failed")
      return <TourFailure tour={tour} onRetry={() => desk.retry(id)} />;
    if (!reply || typeof tour !== "object") return <Spinner label={adminText("reply.tourLoading")} />;
    return <DeskTourAnswer {...props} tour={tour} reply={reply} onChange={onChange} />;
  };
  return (
    <Panel
      title={known ? staffName(known) : adminText("reply.tour", { number })}
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
      {day && (
        <p className="-mt-3 font-semibold text-coral-700 text-lg leading-snug">{weekdayText(day, "id")}</p>
      )}
      {!day && state.requested.writtenDay !== "" && (
        <p dir="auto" className="-mt-3 font-semibold text-coral-700 text-lg leading-snug">
          {adminText("reply.dayWritten", { text: state.requested.writtenDay })}
        </p>
      )}
      {content()}
    </Panel>
  );
}
