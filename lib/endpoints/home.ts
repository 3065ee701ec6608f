import "server-only";
import { endpoints } from "../api/endpoint";
import { recordEndpoints } from "../history/record-endpoints";
import { cutSlides } from "../home/cut-slides";
import { homeId } from "../home/fields";
import { getHome } from "../home/queries";
import { homeOperations } from "../openapi/operations/home";

const home = recordEndpoints("home");
const params = { id: homeId };

export const homeEndpoints = endpoints(homeOperations, {
  getHomeContent: ({ viewer }) => home.get(() => getHome())({ params, viewer }),
  updateHomeContent: [
    async ({ body, actor }) => {
      await cutSlides(body.slides ?? []);
      return home.update({ params, body, actor });
    },
    () => home.lastSave(homeId),
  ],
});
