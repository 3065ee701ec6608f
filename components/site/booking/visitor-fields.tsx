import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { SelectBox } from "@/components/ui/select-box";
import type { Booking, BookingField, FieldProblem } from "@/lib/booking/booking";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { nationalityChoices } from "@/lib/booking/nationalities";
import type { Language } from "@/lib/core/i18n/languages";
import type { RequestWords } from "./booking-fallback";

interface VisitorFieldsProps {
  booking: Omit<Booking, "date" | "quantities">;
  language: Language;
  words: RequestWords;
  problems: Partial<Record<BookingField, FieldProblem>>;
  guestPhone: ChatContacts["guestPhone"];
  onChange: (change: Partial<Booking>) => void;
}

/** The visitor's details. Each control's id is `booking-` and the field's name. */
export function VisitorFields({
  booking,
  language,
  words,
  problems,
  guestPhone,
  onChange,
}: VisitorFieldsProps) {
  const problemOf = (field: BookingField): ReactNode => {
    const problem = problems[field];
    return problem && problem !== "dateRefused" && words.problems[problem];
  };
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <BookingInput id="booking-hotel" label={words.hotel} className="sm:col-span-2">
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={200}
            value={booking.hotel}
            onChange={(event) => onChange({ hotel: event.target.value })}
          />
        )}
      </BookingInput>
      <BookingInput id="booking-fullName" label={words.fullName} problem={problemOf("fullName")}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            required
            maxLength={200}
            value={booking.fullName}
            onChange={(event) => onChange({ fullName: event.target.value })}
          />
        )}
      </BookingInput>
      <BookingInput id="booking-email" label={words.email} problem={problemOf("email")}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            value={booking.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </BookingInput>
      {guestPhone && (
        <BookingInput
          id="booking-phone"
          label={guestPhone === "required" ? words.phone : words.phoneOptional}
          problem={problemOf("phone")}
        >
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="tel"
              required={guestPhone === "required"}
              maxLength={30}
              value={booking.phone}
              onChange={(event) => onChange({ phone: event.target.value })}
            />
          )}
        </BookingInput>
      )}
      <BookingInput
        id="booking-nationality"
        label={words.nationality}
        problem={problemOf("nationality")}
        className={guestPhone ? undefined : "sm:col-span-2"}
      >
        {(control) => (
          <SelectBox
            {...control}
            edge="far"
            required
            value={booking.nationality}
            onChange={(event) => onChange({ nationality: event.target.value })}
          >
            <option value="">{words.chooseNationality}</option>
            {nationalityChoices(language).map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectBox>
        )}
      </BookingInput>
      <BookingInput id="booking-notes" label={words.notes} className="sm:col-span-2">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={500}
            placeholder={words.notesHint}
            value={booking.notes}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        )}
      </BookingInput>
    </div>
  );
}

interface FieldProps {
  id: string;
  label: string;
  problem?: ReactNode;
  hint?: string;
  after?: ReactNode;
  className?: string;
  children: (control: {
    id: string;
    name: string;
    className: string;
    toolparamdescription: string;
    "aria-invalid"?: true;
    "aria-describedby"?: string;
  }) => ReactNode;
}

const controlClass =
  "min-h-12 w-full scroll-mt-24 rounded-xl border border-sand-500 bg-white px-4 py-2.5 text-base text-ink aria-invalid:border-alert-600";

export function BookingInput({ id, label, problem, hint, after, className, children }: FieldProps) {
  const described = problem ? { "aria-invalid": true as const, "aria-describedby": `${id}-problem` } : {};
  return (
    <div className={classNames("grid grid-cols-1 content-start gap-1.5", className)}>
      <label htmlFor={id} className="font-medium text-[0.9375rem]">
        {label}
      </label>
      {children({ id, name: id, className: controlClass, toolparamdescription: label, ...described })}
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {problem && (
        <div id={`${id}-problem`} className="text-alert-600 text-sm">
          {problem}
        </div>
      )}
      {after}
    </div>
  );
}
