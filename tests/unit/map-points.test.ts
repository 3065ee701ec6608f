import { describe, expect, it } from "vitest";
import { readMapPoint } from "@/lib/tours/places/map-points";

const phiPhi = { lat: 7.6784, lon: 98.7655 };

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

  it("the southern and western half of the earth, to five decimals", () => {
    expect(readMapPoint("-8.62120049, -115.0868")).toEqual({ lat: -8.6212, lon: -115.0868 });
  });
});

it.each([
  ["nothing", ""],
  ["a name", "Maya Bay"],
  ["a shortened link", "https://maps.app.goo.gl/AbC123xyz"],
  ["one number", "7.6784"],
  ["a latitude that does not exist", "98.7655, 7.6784"],
  ["a broken escape", "https://maps.example/%E0%A4%A"],
])("no point is read from %s", (_, text) => expect(readMapPoint(text)).toBeNull());
