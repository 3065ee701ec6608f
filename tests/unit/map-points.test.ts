import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMapPoint } from "@/lib/tours/places/map-points";

const phiPhi = { lat: 7.6784, lon: 98.7655 };

/** The marks that people, telephones and sites write for minutes and for seconds. */
const minuteMarks = [..."'′’‘‛‵´`ʹʻʼʽˊˋ＇׳"];
const secondMarks = [...'"″”“„‟‶ʺ˝ˮ＂״〃〝〞〟'];

//
describe("a point is read from", () => {
  it.each([
    ["a pair", "7.6784, 98.7655"],
    ["a pair without a comma", "7.6784 98.7655"],
    ["decimal commas", "7,6784 98,7655"],
    ["degrees in brackets", "(7.6784°, 98.7655°)"],
    ["geo:", "geo:7.6784,98.7655?z=15"],
    [
      "the pin of a Google link",
      "https://www.google.com/maps/place/Maya+Bay/@7.9,98.1,12z/data=!4m6!3d7.6784!4d98.7655!16s",
    ],
    ["the middle of a Google map", "https://www.google.com/maps/@7.6784,98.7655,15z"],
    ["a search of Google", "https://www.google.com/maps/search/?api=1&query=7.6784%2C98.7655"],
    ["a query of Google", "https://maps.google.com/?q=7.6784,98.7655"],
    ["a Google search in the path", "https://www.google.com/maps/search/7.6784,+98.7655?entry=tts"],
    ["Apple Maps", "https://maps.apple.com/?ll=7.6784,98.7655&q=Maya%20Bay"],
    ["a place of Apple Maps", "https://maps.apple.com/place?coordinate=7.6784,98.7655&name=Maya"],
    ["a marker of OpenStreetMap", "https://www.openstreetmap.org/?mlat=7.6784&mlon=98.7655#map=15/7.7/98.8"],
    ["the path of OpenStreetMap", "https://www.openstreetmap.org/#map=15/7.6784/98.7655"],
  ])("%s", (_, text) => expect(readMapPoint(text)).toEqual(phiPhi));

  it.each([
    ["seconds with straight quotation marks", `7°40'42.24"N 98°45'55.8"E`],
    ["seconds with typographic marks", "7° 40′ 42,24″ N, 98° 45′ 55,8″ E"],
    ["minutes with decimals", "N 7° 40.704' E 98° 45.93'"],
    ["decimal degrees with directions", "7.6784° N, 98.7655° E"],
    ["the longitude first", "98.7655E 7.6784N"],
    ["Indonesian directions", "7°40'42.24\" LU 98°45'55.8\" BT"],
    ["Russian directions", "7°40′42,24″ с. ш. 98°45′55,8″ в. д."],
    ["no directions", `7°40'42.24", 98°45'55.8"`],
    ["two apostrophes for seconds", "7°40'42.24''N 98°45'55.8''E"],
    [
      "a Google link without @",
      "https://www.google.com/maps/place/7%C2%B040'42.2%22N+98%C2%B045'55.8%22E?entry=ttu",
    ],
    [
      "a Google link whose middle lies elsewhere",
      "https://www.google.com/maps/place/7%C2%B040'42.2%22N+98%C2%B045'55.8%22E/@7.1,98.1,17z",
    ],
    ["Yandex Maps, which writes the longitude first", "https://yandex.ru/maps/?ll=98.7655%2C7.6784&z=12"],
  ])("%s", (_, text) => {
    const point = readMapPoint(text);
    expect(point?.lat).toBeCloseTo(phiPhi.lat, 4);
    expect(point?.lon).toBeCloseTo(phiPhi.lon, 4);
  });

  it("every point in every way of writing degrees, minutes and seconds", () => {
    const marks = fc.record({
      degree: fc.constantFrom("°", "º", "˚", " deg ", "° "),
      minute: fc.constantFrom(...minuteMarks, "' "),
      second: fc.constantFrom(...secondMarks, ...minuteMarks.map((mark) => mark + mark), '" '),
      unseen: fc.constantFrom("", "\u200e", "\u202a", "\ufeff"),
      comma: fc.constantFrom(".", ","),
      between: fc.constantFrom(" ", ", ", "; ", "  "),
    });
    const names = fc.constantFrom(
      ["N", "S", "E", "W"],
      ["LU", "LS", "BT", "BB"],
      ["с. ш.", "ю. ш.", "в. д.", "з. д."],
    );
    const hundredths = (most: number) => fc.integer({ min: -most * 360_000, max: most * 360_000 });
    fc.assert(
      fc.property(
        hundredths(90),
        hundredths(180),
        marks,
        names,
        fc.boolean(),
        fc.boolean(),
        (
          lat,
          lon,
          { degree, minute, second, comma, between, unseen },
          [north, south, east, west],
          before,
          turned,
        ) => {
          const written = (value: number, name: string | undefined) => {
            const size = Math.abs(value);
            const seconds = ((size % 6_000) / 100).toFixed(2).replace(".", comma);
            const angle = `${Math.floor(size / 360_000)}${degree}${Math.floor(size / 6_000) % 60}${minute}${seconds}${second}`;
            return before ? `${name} ${angle}` : `${angle}${name}`;
          };
          const parts = [written(lat, lat < 0 ? south : north), written(lon, lon < 0 ? west : east)];
          const point = readMapPoint(unseen + (turned ? parts.reverse() : parts).join(between) + unseen);
          expect(point?.lat).toBeCloseTo(lat / 360_000, 4);
          expect(point?.lon).toBeCloseTo(lon / 360_000, 4);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("every point in every link that names the point, with or without @", () => {
    const degree = (most: number) =>
      fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
    const link = fc.constantFrom(
      (lat: string, lon: string) => `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`,
      (lat: string, lon: string) => `https://maps.google.com/?q=${lat},${lon}&hl=id`,
      (lat: string, lon: string) => `https://www.google.com/maps/search/${lat},+${lon}?entry=tts`,
      (lat: string, lon: string) => `https://www.google.com/maps/place/${lat},${lon}`,
      (lat: string, lon: string) => `https://www.google.co.id/maps/dir//${lat},${lon}/data=!3m1`,
      (lat: string, lon: string) =>
        `https://www.google.com/maps/place/Maya+Bay/data=!4m6!3d${lat}!4d${lon}!16s`,
      (lat: string, lon: string) => `https://www.google.com/maps/@${lat},${lon},15z`,
      (lat: string, lon: string) => `https://maps.apple.com/?ll=${lat},${lon}`,
      (lat: string, lon: string) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/1/2`,
      (lat: string, lon: string) => `https://yandex.com/maps/?ll=${lon}%2C${lat}&z=12`,
      (lat: string, lon: string) => `geo:${lat},${lon}?z=15`,
      (lat: string, lon: string) => `(${lat}°, ${lon}°)`,
    );
    fc.assert(
      fc.property(degree(90), degree(180), link, (lat, lon, write) => {
        const point = readMapPoint(write(lat.toFixed(5), lon.toFixed(5)));
        expect(point?.lat).toBeCloseTo(lat, 5);
        expect(point?.lon).toBeCloseTo(lon, 5);
      }),
      { numRuns: 500 },
    );
  });

  it("the southern and western half of the earth, to five decimals", () => {
    expect(readMapPoint("-8.62120049, -115.0868")).toEqual({ lat: -8.6212, lon: -115.0868 });
  });
});

//
it.each([
  ["nothing", ""],
  ["a name", "Maya Bay"],
  ["a shortened link", "https://maps.app.goo.gl/AbC123xyz"],
  ["one number", "7.6784"],
  ["a latitude that does not exist", "98.7655, 7.6784"],
  ["sixty minutes", "7°60'00\"N 98°45'55\"E"],
  ["two latitudes", "7°40'42\"N 98°45'55\"N"],
  ["a direction and a minus sign", "-7°40'42\"S 98°45'55\"E"],
  ["a broken escape", "https://maps.example/%E0%A4%A"],
])("no point is read from %s", (_, text) => expect(readMapPoint(text)).toBeNull());
