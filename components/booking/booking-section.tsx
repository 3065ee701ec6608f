import type { BookedTour } from "@/lib/booking/booking";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { localize } from "@/lib/content/localized-text";
import { fill } from "@/lib/i18n/fill";
import type { Language } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { site } from "@/lib/site";
import type { Tour } from "@/lib/tours/schema";
import { BookingFallback, type BookingWords } from "./booking-fallback";
import { BookingLoader } from "./booking-loader";

/** The part of the tour that the form needs, in one language; nothing else is sent to the browser. */
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

/** The booking tab: the form, or without script the links to chats and e-mail. */
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
