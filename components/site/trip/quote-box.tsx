import type { TourQuote } from "@/lib/tours/quotes/quotes-schema";
import { quoteTexts } from "./quote-texts";
import { quoteMark, wholeQuoteMark } from "./trip-marks";

interface QuoteBoxProps {
  id: number;
  /** The quote of a visitor without script. A script asks for the quote itself, and writes it into the empty box. */
  quote?: TourQuote | undefined;
  ofDay?: boolean;
  /** On the page of the tour: the words before tours that run instead. */
  whole?: string;
  className?: string;
}

/** The place on a card or a tour's page where the quote of a visitor's own day stands. */
export function QuoteBox({ id, quote, ofDay, whole, className = "quote" }: QuoteBoxProps) {
  const lines = quote ? quoteTexts(quote, { ofDay, whole: whole !== undefined }) : [];
  return (
    <p
      {...quoteMark.write(id)}
      {...(whole !== undefined && wholeQuoteMark.write(whole))}
      data-total={quote?.total ? "" : undefined}
      className={className}
    >
      {lines.map(({ text, look }) =>
        look === "total" ? (
          <strong key={text}>{text}</strong>
        ) : (
          <span key={text} data-doubt={look === "doubt" ? "" : undefined}>
            {text}
          </span>
        ),
      )}
      {whole !== undefined && quote?.water?.curve && (
        <picture className="contents">
          <img src={quote.water.curve} alt="" width={144} height={36} />
        </picture>
      )}
    </p>
  );
}
