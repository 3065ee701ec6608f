import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Point } from "@/lib/tours/places/coast";
import { locatedStops, placeLink, stopsLink } from "@/lib/tours/places/map-links";
import { type StopsMap, stopsMap } from "@/lib/tours/places/stops-map";
import { StaticHtml } from "@/server/in-next/static-html";
import drawing from "./coast.svg";
import type { TourPartProps } from "./tour-tabs";

const { src }: { src: string } = drawing;

const elsewhere = { target: "_blank", rel: "noopener noreferrer" };

/** Numbers the stops of a tour in a list and on a map of the coast. */
export function TourStops({ tour, language }: TourPartProps) {
  const { stops } = tour;
  if (stops.length === 0) return null;
  const t = translate(language);
  const map = stopsMap(stops);
  // A tour may visit a place twice.
  const numbered = stops.map((stop, index) => ({ ...stop, number: index + 1 }));
  const located = locatedStops(stops);
  const all = stopsLink(located);
  return (
    <section aria-labelledby="stops-title" className="mt-14 lg:mt-20">
      <StaticHtml className="grid gap-x-[min(3rem,5vw)] gap-y-5 lg:grid-cols-12 xl:gap-x-[min(4rem,5vw)]">
        <div className="grid gap-1.5 lg:col-span-12">
          <h2 id="stops-title" className="text-title">
            {t("stops.title")}
          </h2>
          {located.length > 0 && <p className="text-ink-soft print:hidden">{t("stops.hint")}</p>}
        </div>
        {map && <Coast map={map} language={language} />}
        <div className={map ? "lg:col-span-5" : "lg:col-span-12"}>
          <ol className={map ? "numbered sm:columns-2 lg:columns-1" : "numbered sm:columns-2 lg:columns-3"}>
            {numbered.map(({ number, name, lat, lon }) => (
              <li key={number}>
                {lat !== null && lon !== null ? (
                  <a href={placeLink({ lat, lon })} {...elsewhere}>
                    <Localized text={name} language={language} />
                  </a>
                ) : (
                  <Localized text={name} language={language} />
                )}
              </li>
            ))}
          </ol>
          {all && (
            <a
              href={all}
              {...elsewhere}
              className={button({ variant: "quiet", size: "small", className: "-ml-4 print:hidden" })}
            >
              <Icon name="map-pin" className="size-5" />
              {t("stops.open")}
            </a>
          )}
        </div>
      </StaticHtml>
    </section>
  );
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/** Decorative: the list contains everything that the map shows. */
function Coast({ map: { view, stops, names }, language }: { map: StopsMap; language: Language }) {
  const t = translate(language);
  const position = (point: Point) => ({ x: percent(point.x), y: percent(point.y) });
  const [x, y, width, height] = [view.x, view.y, view.width, view.height].map(Math.round);
  return (
    <figure className="lg:col-span-7">
      <div aria-hidden="true" className="stops-map" style={{ aspectRatio: `${view.width}/${view.height}` }}>
        <picture className="contents">
          <img src={`${src}#svgView(viewBox(${x},${y},${width},${height}))`} alt="" loading="lazy" />
        </picture>
        <svg aria-hidden="true">
          {names.map(({ name, at }) => (
            <text key={name} {...position(at)}>
              {t(`stops.names.${name}`)}
            </text>
          ))}
          {stops.map(
            ({ number, at, mark }) =>
              (at.x !== mark.x || at.y !== mark.y) && (
                <line
                  key={number}
                  x1={percent(at.x)}
                  y1={percent(at.y)}
                  x2={percent(mark.x)}
                  y2={percent(mark.y)}
                />
              ),
          )}
          {stops.map(({ number, mark }) => (
            <svg key={number} aria-hidden="true" {...position(mark)}>
              <circle r="12" />
              <text>{number}</text>
            </svg>
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 text-ink-soft text-sm">
        <a href="https://www.openstreetmap.org/copyright" {...elsewhere} className="hover:text-ink">
          {t("stops.credit")}
        </a>
      </figcaption>
    </figure>
  );
}
