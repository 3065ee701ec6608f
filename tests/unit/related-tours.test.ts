import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kindStops, type RelatedTourRow, relatedTo } from "@/lib/tours/pages/related";

const tour = (id: number, stops: string[], tag: RelatedTourRow["tag"] = null): RelatedTourRow => ({
  id,
  stops,
  tag,
  published: true,
  publish_from: null,
  publish_until: null,
});

const related = (tours: RelatedTourRow[], id: number) =>
  [...relatedTo(kindStops(tours), id)].map((each) => each.id);

describe("related tours", () => {
  //
  it("are those with the most stops in common, then those of the category, then the next of the list", () => {
    const tours = [
      tour(1, []),
      tour(2, ["maya", "pileh", "maya"], "open_trip"),
      tour(3, ["maya"], "1_day_trip"),
      tour(4, [], "open_trip"),
      tour(5, ["pileh", "maya"]),
      tour(6, ["maya", "maya"], "open_trip"),
    ];
    expect(related(tours, 2)).toEqual([5, 6, 3, 4, 1]);
    expect(related(tours, 4)).toEqual([6, 2, 5, 1, 3]);
    expect(related(tours, 1)).toEqual([5, 2, 3, 4, 6]);
  });

  it("are every other tour once, and none of a tour that is not there", () => {
    const stop = fc.constantFrom("a", "b", "c", "d");
    const stops = fc.array(fc.array(stop, { maxLength: 5 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(stops, fc.nat(), (all, pick) => {
        const tours = all.map((each, index) => tour(index + 10, each));
        const id = 10 + (pick % tours.length);
        const others = tours.map((each) => each.id).filter((other) => other !== id);
        expect(related(tours, id).toSorted((a, b) => a - b)).toEqual(others);
        expect(related(tours, 9)).toEqual([]);
      }),
    );
  });
});
