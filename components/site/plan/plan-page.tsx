import { BookingFallback, type RequestWords } from "@/components/site/booking/booking-fallback";
import {
  bookedTour,
  bookingWords,
  formCalendar,
  greetingOf,
} from "@/components/site/booking/booking-section";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { type ChatContacts, takesRequests } from "@/lib/booking/chat-link";
import { localize } from "@/lib/core/content/localized-text";
import { env } from "@/lib/core/env";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";
import { homePath } from "@/lib/core/pages/paths";
import { planPath } from "@/lib/plan/address";
import { planQuestion } from "@/lib/plan/message";
import type { Current } from "@/lib/tours/calendar/current";
import { type OrderNote, orderNoteText } from "@/lib/tours/closures/order-note";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath, toursPath } from "@/lib/tours/pages/paths";
import type { Tour } from "@/lib/tours/schema";
import { StaticHtml } from "@/server/in-next/static-html";
import { CompareLinks } from "./compare-links";
import { PlanCard, priceFrom } from "./plan-card";
import { OwnPlanLink, PlanFrame } from "./plan-frame";
import { PlanModeScript } from "./plan-mode-script";
import type { PlanEntry, PlanWords } from "./plan-tour";

interface PlanPageProps {
  tours: Current<Tour>[];
  /** The orders of each tour, in the order of `tours`. */
  orders: OrderNote[][];
  gone: number;
  ids: number[];
  language: Language;
  contacts: ChatContacts;
}

function planWords(language: Language, siteName: string): PlanWords {
  const {
    add: _add,
    open: _open,
    count: _count,
    gone: _gone,
    empty: _empty,
    withoutScript: _withoutScript,
    browse: _browse,
    ask: _ask,
    prepared: _prepared,
    ...words
  } = messagesOf(language, "plan");
  return { ...words, greeting: greetingOf(words.greeting, siteName) };
}

function requestWords(language: Language, siteName: string): RequestWords {
  const {
    intro: _intro,
    loading: _loading,
    loadFailed: _loadFailed,
    bookingErrorInvalidTour: _bookingErrorInvalidTour,
    ...words
  } = bookingWords(language, siteName);
  return words;
}

function planTour(tour: Current<Tour>, orders: readonly OrderNote[], language: Language): PlanEntry {
  const kind = kindOf(tour.tour_type);
  const calendar = formCalendar(tour, language);
  return {
    tour: bookedTour(tour, language),
    days: tour.calendar.days,
    ...(calendar && { calendar }),
    ...(orders.length > 0 && {
      orders: orders.map((order) => ({ days: order.days, text: orderNoteText(order, language) })),
    }),
    kind,
    href: tourPath(language, kind, tour),
    from: priceFrom(tour, language),
  };
}

export function PlanPage({ ids, tours, orders, gone, language, contacts }: PlanPageProps) {
  const t = translate(language);
  return (
    <div className="-mt-(--header-height) min-h-dvh bg-linear-to-b from-sea-100 to-sand-50 to-[28rem] pt-(--header-height) print:bg-none">
      <Container className="grid gap-6 pt-10 pb-20 sm:pt-14 lg:pb-28">
        <Breadcrumb
          language={language}
          steps={[{ label: t("common.home"), href: homePath(language) }]}
          current={t("plan.link")}
        />
        {ids.length > 0 && <PlanModeScript />}
        {ids.length === 0 ? (
          <EmptyPlan language={language} />
        ) : (
          <PlanFrame
            keeps={env().OFFLINE}
            tours={tours.map((tour, index) => planTour(tour, orders[index] ?? [], language))}
            language={language}
            words={{
              booking: requestWords(language, contacts.siteName),
              plan: planWords(language, contacts.siteName),
            }}
            contacts={contacts}
            email={contacts.email}
          >
            <p
              role="status"
              className="prepared-plan rounded-xl bg-coral-50 px-5 py-4 font-medium text-coral-700 print:hidden"
            >
              {t("plan.prepared")}
            </p>
            {gone > 0 && <p className="text-coral-700">{t("plan.gone", { count: gone })}</p>}
            <StaticHtml className="grid grid-cols-1 gap-5">
              {tours.map((tour) => (
                <PlanCard key={tour.id} tour={tour} language={language} />
              ))}
              <div className="hidden scriptless:block print:hidden">
                <CompareLinks ids={tours.map(({ id }) => id)} label={t("plan.compare")} language={language} />
              </div>
              {tours.length > 0 && takesRequests(contacts) && (
                <ScriptlessChats tours={tours} language={language} contacts={contacts} />
              )}
            </StaticHtml>
          </PlanFrame>
        )}
      </Container>
    </div>
  );
}

function EmptyPlan({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <>
      <h1 className="text-display text-sea-950">{t("plan.title")}</h1>
      <OwnPlanLink language={language}>
        <div className="grid max-w-xl justify-items-start gap-6">
          <p className="flex items-center gap-4 text-ink-soft text-lg scriptless:hidden">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-white text-accent-mark shadow-card">
              <Icon name="heart" className="size-5" />
            </span>
            {t("plan.empty")}
          </p>
          <p className="hidden text-ink-soft text-lg scriptless:block">{t("plan.withoutScript")}</p>
          <a href={toursPath(language, "tours")} className={button()}>
            {t("plan.browse")}
          </a>
        </div>
      </OwnPlanLink>
    </>
  );
}

/** Links to the chats for browsers without script, with the names filled in. */
function ScriptlessChats({
  tours,
  language,
  contacts,
}: Pick<PlanPageProps, "tours" | "language" | "contacts">) {
  const link = absoluteUrl(
    planPath(
      language,
      tours.map(({ id }) => id),
    ),
  );
  const words = requestWords(language, contacts.siteName);
  return (
    <div className="hidden scriptless:block print:hidden!">
      <BookingFallback
        language={language}
        contacts={contacts}
        words={words}
        email={contacts.email}
        reason={translate(language)("plan.ask")}
        text={planQuestion({
          greeting: planWords(language, contacts.siteName).greeting,
          tours: tours.map(({ name, code }) => ({ name: localize(name, language).text, code })),
          link,
        })}
      />
    </div>
  );
}
