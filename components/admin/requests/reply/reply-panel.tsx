import { useState } from "react";
import { TellDay } from "@/components/admin/tour-days/tell-day";
import { weekdayText, writtenDay } from "@/lib/core/calendar/day-texts";
import { localize } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languageNames } from "@/lib/core/i18n/languages";
import { type DeskTour, isOpenDay } from "@/lib/requests/reply/desk-tour";
import { declineReasons, missingParts } from "@/lib/requests/reply/reply";
import { Panel } from "../../panel";
import { chatsOf, ReplyChatLink } from "./chat-actions";
import { PlainTextField } from "./plain-field";
import { choiceClass } from "./reply-bar";
import { ReplyTexts } from "./reply-texts";
import type { Desk } from "./use-desk";
import type { DeskReply, Proposal } from "./use-reply";

interface ProposedDaysProps {
  proposal: Proposal;
  onToggle: (day: string) => void;
}

/** The days that the reply proposes: staff take days away, add near ones with one press, and type any other open day. */
function ProposedDays({ proposal, onToggle }: ProposedDaysProps) {
  const { tour, days, nearest } = proposal;
  const [typed, setTyped] = useState("");
  const shown = [...new Set([...nearest, ...days])].sort();
  const handleDay = (day: string) => {
    const isOpen = isOpenDay(tour.days.get(day), new Date());
    if (isOpen && !days.includes(day)) onToggle(day);
    setTyped(isOpen ? "" : day);
  };
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-base">
        {adminText("reply.proposedDays", { tour: localize(tour.name, "id").text })}
      </legend>
      <div className="mb-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {shown.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={days.includes(day)}
            onClick={() => onToggle(day)}
            className={choiceClass(days.includes(day))}
          >
            {weekdayText(day, "id")}
          </button>
        ))}
      </div>
      <PlainTextField
        label={adminText("reply.addDay")}
        type="date"
        value={typed}
        hint={typed === "" ? null : adminText("reply.dayNotOpen", { day: writtenDay(typed, "id") })}
        onChange={handleDay}
      />
    </fieldset>
  );
}

/** Tells after a confirmation how many places the day of a tour has left. The desk knows who told it only after a press. */
function DeskPlaces({ tour, day }: { tour: DeskTour; day: string }) {
  const places = tour.days.get(day)?.places ?? null;
  const told = places && { tour_id: tour.id, day, told_by: null, ...places };
  return <TellDay tourId={tour.id} day={day} told={told} />;
}

interface ChoicesProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  names: (choice: Choice) => string;
  chosen: readonly Choice[];
  onToggle: (choice: Choice) => void;
}

function Choices<Choice extends string>({ label, choices, names, chosen, onToggle }: ChoicesProps<Choice>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-base">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen.includes(choice)}
            onClick={() => onToggle(choice)}
            className={choiceClass(chosen.includes(choice))}
          >
            {names(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What belongs to the chosen reply, and its text before it is sent. */
export function ReplyPanel({ desk, reply }: { desk: Desk; reply: DeskReply }) {
  const { guest, changeGuest } = desk;
  const { kind, notReady, text, ownText, pass } = reply;
  const [, otherChat] = chatsOf(guest.language);
  return (
    <Panel title={adminText(`reply.answers.${kind}`)}>
      {kind === "ask" && (
        <Choices
          label={adminText("reply.missingParts")}
          choices={missingParts}
          names={(part) => adminText(`reply.missingPart.${part}`)}
          chosen={reply.missing}
          onToggle={reply.toggleMissing}
        />
      )}
      {kind === "decline" && (
        <Choices
          label={adminText("reply.reason")}
          choices={declineReasons}
          names={(each) => adminText(`reply.reasons.${each}`)}
          chosen={[reply.reason]}
          onToggle={reply.setReason}
        />
      )}
      {kind === "otherDay" &&
        reply.proposals.map((proposal) => (
          <ProposedDays
            key={proposal.key}
            proposal={proposal}
            onToggle={(day) => reply.toggleDay(proposal, day)}
          />
        ))}
      <PlainTextField
        label={adminText("reply.note")}
        hint={adminText("reply.noteHint")}
        value={guest.note}
        rows={2}
        onChange={(note) => changeGuest({ note })}
      />
      {kind === "confirm" && !notReady && (
        <p className="rounded-lg bg-sea-50 p-3 font-medium text-sea-900">
          {pass.link ? (
            <>
              {adminText("reply.passMade")}{" "}
              <a
                href={pass.link}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center underline"
              >
                {adminText("reply.openPass")}
              </a>
            </>
          ) : (
            adminText(pass.isChanged ? "reply.passChanged" : "reply.passHint")
          )}
        </p>
      )}
      {kind === "confirm" &&
        !notReady &&
        desk.reply.tours.map(
          ({ tour, day }) => day && <DeskPlaces key={`${tour.id} ${day}`} tour={tour} day={day} />,
        )}
      {!notReady && (
        <>
          <ReplyTexts
            caption={adminText("reply.guestText", { language: languageNames[guest.language] })}
            language={guest.language}
            text={text}
            ownText={ownText}
          />
          <ReplyChatLink
            channel={otherChat}
            contact={guest.contact}
            text={text}
            className="justify-self-start"
          />
        </>
      )}
    </Panel>
  );
}
