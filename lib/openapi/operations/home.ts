import { jsonBody, type Operations } from "../../api/operation";
import { homeUpdateSchema } from "../../home/fields";
import { responses } from "../schemas";

export const homeOperations = {
  getHomeContent: {
    method: "GET",
    path: "/home-content",
    summary: "The content of the home page",
    auth: "public",
    status: 200,
    response: responses.HomeContent,
  },
  updateHomeContent: {
    method: "PUT",
    path: "/home-content",
    summary: "Change the home page: absent keys stay, a list that is sent replaces the stored list",
    auth: "editContent",
    body: jsonBody(homeUpdateSchema),
    versioned: true,
    status: 200,
    response: responses.HomeContent,
  },
} as const satisfies Operations;
