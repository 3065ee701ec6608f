import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { idParams } from "../../core/api/query";
import { nameResponse } from "../../core/api/responses";
import { found } from "../../core/errors";
import { getTour } from "../queries";
import { requireComingDay, tellTourDay } from "./mutations";
import { readToldDay } from "./queries";
import { tourDayInput, tourDayOf, tourDaySchema } from "./schema";

const params = idParams.extend({ day: z.iso.date() });

const tourDay = nameResponse("TourDay", tourDaySchema);

export const tourDayApi = {
  getTourDay: endpoint(
    {
      method: "GET",
      path: "/packages/{id}/days/{day}",
      summary:
        "Returns if staff have told that a day of a tour has few places left or is full. A told state ends with the requests for the day.",
      auth: "public",
      params,
      status: 200,
      response: tourDay,
    },
    async ({ params: { id, day }, viewer }) => {
      const tour = found(await getTour(id, { hidden: viewer === "admin" }));
      const told = tourDayOf(id, day, await readToldDay(tour, day));
      return z.encode(tourDaySchema, viewer === "admin" ? told : { ...told, told_by: null });
    },
  ),

  tellTourDay: endpoint(
    {
      method: "PUT",
      path: "/packages/{id}/days/{day}",
      summary:
        "Tells that a day of a tour has few places left or is full. The state `open` takes back what was told. Nothing of a guest is stored.",
      auth: "editContent",
      params,
      body: jsonBody(tourDayInput),
      status: 200,
      response: tourDay,
    },
    async ({ params: { id, day }, body, actor }) => {
      requireComingDay(day, new Date());
      found(await getTour(id, { hidden: true }));
      return z.encode(tourDaySchema, tourDayOf(id, day, await tellTourDay(id, day, body, actor)));
    },
  ),
} satisfies Api;
