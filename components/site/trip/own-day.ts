import { dayPriceMark } from "@/components/site/rates/day-price-marks";
import { writeDayPrice } from "@/components/site/rates/write-day-price";
import { callApi } from "@/lib/core/api/client";
import type { Language } from "@/lib/core/i18n/languages";
import type { Quotes, TourQuote } from "@/lib/tours/quotes/quotes-schema";
import {
  emptyTrip,
  isEmptyTrip,
  quotedParameter,
  readTrip,
  type Trip,
  tripEntries,
  tripParameters,
} from "@/lib/trip/trip";
import { changeTrip, keepTrip, keptTrip, whenTripChanges } from "./kept-trip";
import { quoteTexts } from "./quote-texts";
import { tripFields } from "./trip-fields";
import {
  anyDayMark,
  listDayMark,
  quoteMark,
  tripForgetMark,
  tripFormMark,
  tripStepMark,
  tripTextMark,
  wholeQuoteMark,
} from "./trip-marks";
import { createTripSheet } from "./trip-sheet";

/** The paths of the lists, the search and the comparison, whose addresses hold a day. */
const list = /^\/\w+\/(?:tours|domestic-tours|international-tours|search|compare)$/;
const search = /^\/\w+\/search$/;

/** What the address of a list says; the device's own values where the address names none. */
function currentTrip(): Trip {
  const kept = keptTrip() ?? emptyTrip;
  if (!list.test(window.location.pathname)) return kept;
  const query = new URLSearchParams(window.location.search);
  const named = readTrip(Object.fromEntries(tripParameters.map((name) => [name, query.get(name)])));
  return readTrip({ ...Object.fromEntries(tripEntries(kept)), ...Object.fromEntries(tripEntries(named)) });
}

/** Adds the trip to an address of a list that names no day. */
function withTrip(href: string, trip: Trip): string {
  const url = new URL(href);
  if (url.origin !== window.location.origin || !list.test(url.pathname) || url.searchParams.has("date"))
    return href;
  for (const [name, value] of tripEntries(trip)) url.searchParams.set(name, value);
  return url.href;
}

function addLine(box: HTMLElement, tag: "span" | "strong", text: string | null): HTMLElement | null {
  if (!text) return null;
  const line = document.createElement(tag);
  line.textContent = text;
  box.append(line);
  return line;
}

function addPicture(box: HTMLElement, src: string | null, width: number, height: number): void {
  const picture = document.createElement("img");
  Object.assign(picture, { alt: "", loading: "lazy", width, height });
  if (src) picture.src = src;
  box.append(picture);
}

/** Writes into a card what a day and its guests make of the tour. The server's list of a day says already what the day costs. */
function writeQuote(box: HTMLElement, quote: TourQuote | undefined, isListOfDay: boolean): void {
  box.textContent = "";
  box.toggleAttribute("data-total", quote?.total != null);
  if (!quote) return;
  const whole = wholeQuoteMark.read(box) !== null;
  for (const { text, look } of quoteTexts(quote, { ofDay: isListOfDay, whole })) {
    const line = addLine(box, look === "total" ? "strong" : "span", text);
    line?.toggleAttribute("data-doubt", look === "doubt");
  }
  if (!whole) return;
  if (quote.water?.curve) addPicture(box, quote.water.curve, 144, 36);
  if (quote.instead.length > 0) addLine(box, "span", wholeQuoteMark.read(box));
  if (quote.instead.length === 0) return;
  const list = document.createElement("span");
  list.className = "instead";
  for (const { href, name, price, image } of quote.instead) {
    const link = document.createElement("a");
    link.href = href;
    link.className = "instead-card";
    addPicture(link, image, 96, 72);
    addLine(link, "span", name);
    addLine(link, "strong", price);
    list.append(link);
  }
  box.append(list);
}

/** Keeps each card at least as high as the server drew the card, so that an answer moves nothing on the page. */
function keepHeights(boxes: readonly HTMLElement[], isKept: boolean): void {
  const cards = boxes.flatMap((box) => box.closest<HTMLElement>("article, li") ?? []);
  const heights = cards.map(({ offsetHeight }) => (isKept ? `${offsetHeight}px` : ""));
  for (const [index, { style }] of cards.entries()) style.minHeight = heights[index] ?? "";
}

let asked = 0;

/** Asks what the trip costs with the tours of this page, and writes the answers. An answer that a later question overtook is ignored. */
async function writeQuotes(trip: Trip, language: Language): Promise<void> {
  asked += 1;
  const turn = asked;
  const boxes = quoteMark.findAll();
  const priced = new Set(dayPriceMark.findAll().flatMap((element) => dayPriceMark.read(element) ?? []));
  const ids = [...new Set([...boxes.flatMap((box) => quoteMark.read(box) ?? []), ...priced])];
  const [whole] = wholeQuoteMark.findAll();
  const query = new URLSearchParams([["language", language], ["ids", ids.join(".")], ...tripEntries(trip)]);
  if (whole) query.set("whole", String(quoteMark.read(whole)));
  const answer = isEmptyTrip(trip)
    ? { trip: "", stay: "", data: [] }
    : await callApi<Quotes>(`packages/quotes?${query}`, { anonymous: true }).catch(() => null);
  if (!answer || turn !== asked) return;
  // A code of the address becomes the name of the area, which a request for a tour then holds.
  if (answer.stay !== trip.stay) keepTrip({ ...trip, stay: answer.stay });
  const listDay = listDayMark.find();
  const isListOfDay = listDay !== null && listDayMark.read(listDay) === trip.date && trip.date !== "";
  keepHeights(boxes, !isEmptyTrip(trip));
  for (const box of boxes) {
    const quote = answer.data.find(({ id }) => id === quoteMark.read(box));
    writeQuote(box, quote, isListOfDay);
  }
  for (const id of priced)
    writeDayPrice(id, answer.data.find((quote) => quote.id === id)?.price ?? null, language);
  const text = tripTextMark.find();
  if (text) text.textContent = answer.trip || tripTextMark.read(text);
}

export interface StartedTrip {
  open: () => void;
  /** Changes the number beside a pressed button by one. */
  step: (pressed: EventTarget | null) => void;
}

function step(pressed: EventTarget | null): void {
  const button = pressed instanceof Element ? tripStepMark.closest(pressed) : null;
  const beside = [...(button?.parentElement?.children ?? [])];
  const number = beside.find((each) => each instanceof HTMLInputElement);
  if (button && number) number[(tripStepMark.read(button) ?? 0) > 0 ? "stepUp" : "stepDown"]();
}

let started: StartedTrip | null = null;

/** Makes the page follow the visitor's own day. A second call returns the same object. */
export function startTrip(language: Language): StartedTrip {
  if (started) return started;
  const element = tripFormMark.find();
  const form = element instanceof HTMLFormElement ? element : null;
  const fields = form && tripFields(form);
  const sheet = form && createTripSheet(form);
  const follow = (trip: Trip, writeFields = fields?.write) => {
    writeFields?.(trip);
    for (const button of tripForgetMark.findAll()) button.hidden = isEmptyTrip(trip);
    void writeQuotes(trip, language);
  };
  const show = (writeFields = fields?.write) => {
    const trip = currentTrip();
    keepTrip(trip);
    follow(trip, writeFields);
  };
  const forget = () => {
    changeTrip(emptyTrip);
    const url = new URL(window.location.href);
    const isNamed = tripParameters.some((name) => url.searchParams.has(name));
    for (const name of tripParameters) url.searchParams.delete(name);
    if (isNamed && list.test(url.pathname)) window.location.assign(url.href);
  };
  // An assistant in the browser can fill in the form while it is folded. The sheet opens when all fields are filled in.
  const reveal = () => {
    if (form?.checkVisibility() === false) sheet?.open();
  };
  if (fields?.isChanged()) reveal();
  form?.addEventListener("input", () => void setTimeout(reveal));
  form?.addEventListener("click", ({ target }) => step(target));
  form?.addEventListener("submit", () => {
    if (fields) keepTrip(fields.read());
  });
  form?.addEventListener("formdata", ({ formData }) => {
    const trip = fields?.read() ?? emptyTrip;
    for (const name of [...tripParameters, quotedParameter]) formData.delete(name);
    for (const [name, value] of tripEntries(trip)) formData.set(name, value);
  });
  document.addEventListener("formdata", ({ target, formData }) => {
    const trip = keptTrip();
    if (!trip || target === form || !(target instanceof HTMLFormElement)) return;
    if (!search.test(new URL(target.action).pathname)) return;
    for (const [name, value] of tripEntries(trip)) formData.set(name, value);
  });
  // Links of the page stay as search engines see them until a visitor points at one.
  const handleLink = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    const trip = keptTrip();
    if (anyDayMark.read(link)) {
      if (event.type === "click" && trip) keepTrip({ ...trip, date: "" });
    } else if (trip) link.href = withTrip(link.href, trip);
  };
  for (const event of ["pointerover", "focusin", "click"]) document.addEventListener(event, handleLink, true);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && tripForgetMark.findAll().some((button) => button.contains(target)))
      forget();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    sheet?.close();
    show();
  });
  show(fields?.fill);
  // A day or a hotel of the booking form holds for the whole page.
  whenTripChanges((trip) => follow(trip));
  started = { open: () => sheet?.open(), step };
  return started;
}
