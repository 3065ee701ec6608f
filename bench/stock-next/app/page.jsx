import { places, trips } from "../../tour-words";

export const revalidate = 60;

const cards = Array.from({ length: 12 }, (_, index) => ({
  place: places[index % places.length],
  trip: trips[index % trips.length],
}));

const look =
  "relative flex flex-col gap-3 overflow-hidden rounded-2xl bg-white p-5 shadow-md transition-shadow";

/** A list of twelve tours, as ours is; everything else is Next's. */
export default function Page() {
  return (
    <main>
      <h1>Tours</h1>
      <ul>
        {cards.map(({ place, trip }) => (
          <li key={place.en} className={look}>
            <h2 className="text-xl font-semibold leading-tight">
              {place.en}: {trip.name.en}
            </h2>
            {["en", "id", "ru"].map((language) => (
              <p key={language} lang={language} className="text-base text-slate-600">
                {trip.text[language]} {place[language]}
              </p>
            ))}
            <p className="mt-auto flex items-end justify-between border-t pt-4">
              <span>
                From <strong>THB 2,300</strong>
              </span>
              <a
                href={`/tours/${place.en}`}
                className="inline-flex min-h-11 items-center rounded-full border px-4"
              >
                View details<span className="sr-only">: {place.en}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
