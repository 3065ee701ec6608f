import { expect, it } from "vitest";
import { connectionLimit, createHttpServer } from "@/server/http/http-server";

it.each([
  [null, 10_000],
  [1_048_576, 10_000],
  [4_096, 1_920],
  [1_024, 384],
  [256, 64],
  [3, 1],
])(
  "of %s descriptors, %i are for connections, as many for the files they get",
  (descriptors, connections) => {
    expect(connectionLimit(descriptors)).toBe(connections);
  },
);

//
it("headers have ten seconds to arrive", () => {
  expect(createHttpServer(() => undefined).headersTimeout).toBe(10_000);
});
