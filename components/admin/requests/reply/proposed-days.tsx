import { useState } from "react";
import { weekdayText, writtenDay } from "@/lib/booking/written-day";
import { localize } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { isOpenDay } from "@/lib/requests/reply/desk-tour";
import { choiceClass } from "./choice-class";
import { PlainTextField } from "./plain-field";
import type { Proposal } from "./use-reply";

interface ProposedDaysProps {
  proposal: Proposal;
  onToggle: (day: string) => void;
}

/** The days that the reply proposes: staff take days away, add near ones with one press, and type any other open day. */
export function ProposedDays({ proposal, onToggle }: ProposedDaysProps) {
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
