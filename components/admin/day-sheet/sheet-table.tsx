import { Icon } from "@/components/ui/icon";
import { codedName } from "@/lib/booking/message-lines";
import { adminText } from "@/lib/i18n/admin-messages";
import { peopleCount } from "@/lib/requests/crew-message";
import { type Headcount, headcount, type SheetGuest, type SheetTour } from "@/lib/requests/day-sheet";
import { dietTopics } from "@/lib/requests/note-topics";

const kinds = ["adult", "child", "infant", "other"] as const;

function peopleText(people: Headcount): string {
  const present = kinds.filter((kind) => people[kind] > 0);
  return present.map((kind) => adminText(`daySheet.people.${kind}`, { count: people[kind] })).join(", ");
}

interface GuestRowProps {
  guest: SheetGuest;
  area: string;
  onRemove: (guest: SheetGuest) => void;
}

function GuestRow({ guest, area, onRemove }: GuestRowProps) {
  const { fullName, reference, hotel, notes, note, tour, source } = guest;
  const diets = dietTopics(notes);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-line border-t py-3 print:break-inside-avoid print:py-1.5">
      <strong className="text-lg tabular-nums leading-tight print:text-sm">
        {tour.pickup || adminText("daySheet.noPickup")}
      </strong>
      <div className="wrap-anywhere grid gap-0.5 print:grid-cols-2 print:gap-x-6">
        <p dir="auto" className="font-semibold text-lg leading-tight print:text-sm">
          {fullName || reference}
        </p>
        <p className="text-base leading-snug print:text-xs">{[area, hotel].filter(Boolean).join(" · ")}</p>
        <p className="font-medium text-base leading-snug print:text-xs">{peopleText(headcount([guest]))}</p>
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
        <p className="flex items-center gap-1 text-sm print:text-xs">
          {source === "pass" && <Icon name="circle-check" className="size-4 text-leaf-600" />}
          {`${reference} · ${adminText(source === "pass" ? "daySheet.genuine" : "daySheet.fromText")}`}
        </p>
      </div>
      <button
        type="button"
        aria-label={adminText("daySheet.remove", { name: fullName || reference })}
        onClick={() => onRemove(guest)}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand-100 print:hidden"
      >
        <Icon name="x" className="size-5" />
      </button>
    </li>
  );
}

interface SheetTableProps {
  tour: SheetTour;
  /** Says that the tour is closed on the day, and why; null if it runs. */
  closed: string | null;
  areas: Record<string, string>;
  onRemove: (guest: SheetGuest) => void;
}

/** The guests of one boat, in the order of the pick-ups. */
export function SheetTable({ tour, closed, areas, onRemove }: SheetTableProps) {
  const { name, code, guests, people } = tour;
  return (
    <section className="rounded-card border border-line bg-white p-4 shadow-card sm:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-heading print:text-base">{codedName(name, code || null)}</h3>
        <p className="font-semibold text-sea-800">
          {adminText("daySheet.total", { count: peopleCount(people) })}
          <span className="block font-normal text-base print:text-xs">{peopleText(people)}</span>
        </p>
      </div>
      {closed && <p className="font-semibold text-alert-600 print:text-xs">{closed}</p>}
      <ul>
        {guests.map((guest) => (
          <GuestRow
            key={`${guest.reference} ${guest.fullName}`}
            guest={guest}
            area={areas[guest.tour.area] ?? ""}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}
