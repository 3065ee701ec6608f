import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { cutSlides } from "@/lib/home/cut-slides";
import { getHome } from "@/lib/home/queries";
import { homeOperations } from "@/lib/openapi/operations/home";

const home = recordEndpoints("home");
const params = { id: 1 };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(homeOperations.getHomeContent, ({ viewer }) => home.get(() => getHome())({ params, viewer })),
  endpoint(
    homeOperations.updateHomeContent,
    async ({ body, actor }) => {
      await cutSlides(body.slides ?? []);
      return home.update({ params, body, actor });
    },
    () => home.lastSave(params.id),
  ),
);
