import "server-only";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody } from "../core/api/operation";
import { nameResponse } from "../core/api/responses";
import { recordEndpoints } from "../core/history/record-endpoints";
import { cutSlides } from "./cut-slides";
import { homeId, homeResponseSchema, homeUpdateSchema } from "./fields";
import { getHome } from "./queries";
import { homeStore } from "./record-store";

const home = recordEndpoints(homeStore);

const params = { id: homeId };

const homeContent = nameResponse("HomeContent", homeResponseSchema);

export const homeApi = {
  getHomeContent: endpoint(
    {
      method: "GET",
      path: "/home-content",
      summary: "Returns the content of the home page.",
      auth: "public",
      status: 200,
      response: homeContent,
    },
    ({ viewer }) => home.get(() => getHome())({ params, viewer }),
  ),

  updateHomeContent: endpoint(
    {
      method: "PUT",
      path: "/home-content",
      summary:
        "Changes the home page. Absent keys keep their values. A list in the body replaces the stored list.",
      auth: "editContent",
      body: jsonBody(homeUpdateSchema),
      versioned: true,
      status: 200,
      response: homeContent,
    },
    async ({ body, actor }) => {
      await cutSlides(body.slides ?? []);
      return home.update({ params, body, actor });
    },
    () => home.lastSave(homeId),
  ),
} satisfies Api;
