import type { BookedTour } from "@/lib/booking/booking";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { fill } from "@/lib/i18n/fill";
import type { Language } from "@/lib/i18n/languages";
import { localize } from "@/lib/i18n/localized";
import { messagesOf } from "@/lib/i18n/messages";
import { site } from "@/lib/site";
import type { Tour } from "@/lib/tours/schema";
import { BookingFallback } from "./booking-fallback";
import { BookingLoader } from "./booking-loader";
import type { BookingWords } from "./booking-words";

/** What the form draws of a tour, in one language: no more is sent to the browser. */
function bookedTour(tour: Tour, language: Language): BookedTour {
  return {
    id: tour.id,
    name: localize(tour.name, language).text,
    code: tour.code,
    currency: tour.currency,
    prices: tour.prices.map(({ id, service_type, description, price }) => ({
      id,
      price,
      service: localize(service_type, language).text,
      description: localize(description, language).text,
    })),
  };
}

function bookingWords(language: Language): BookingWords {
  const words = messagesOf(language, "booking");
  const greeting = fill(words.message.greeting, { brand: site.name });
  return { ...words, message: { ...words.message, greeting } };
}

interface BookingSectionProps {
  tour: Tour;
  language: Language;
  contacts: ChatContacts;
}

/** The booking tab's content: the form, and without script the ways to write to the operator. */
export function BookingSection({ tour, language, contacts }: BookingSectionProps) {
  const shared = { language, words: bookingWords(language), contacts, email: site.email };
  return (
    <>
      <div className="hidden scriptless:block">
        <BookingFallback {...shared} reason={shared.words.withoutScript} />
      </div>
      <BookingLoader {...shared} tour={bookedTour(tour, language)} />
    </>
  );
}
