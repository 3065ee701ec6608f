import "server-only";
import { endpoints } from "../api/endpoint";
import { pageRequest } from "../api/query";
import { getBlog, listBlogs } from "../blogs/queries";
import { listClosedPeriods } from "../closed-days/queries";
import { recordEndpoints } from "../history/record-endpoints";
import { blogOperations, closedDayOperations, promoOperations } from "../openapi/operations/records";
import { getPromo, listPromos } from "../promos/queries";

const articles = recordEndpoints("blog");

export const blogEndpoints = endpoints(blogOperations, {
  getBlog: articles.get((id, viewer) => getBlog(id, { includeHidden: viewer === "admin" })),
  replaceBlog: [articles.update, articles.lastSave],
  updateBlog: [articles.update, articles.lastSave],
  deleteBlog: [articles.remove, articles.lastSave],
  listBlogs: async ({ query, viewer }) => {
    const request = { ...query, ...pageRequest(query, viewer), includeHidden: viewer === "admin" };
    const { blogs, pagination } = await listBlogs(request);
    return { data: await articles.responses.list(blogs, viewer), pagination };
  },
  createBlog: articles.create,
});

const closedPeriods = recordEndpoints("closed_period");

export const closedDayEndpoints = endpoints(closedDayOperations, {
  updateClosedPeriod: [closedPeriods.update, closedPeriods.lastSave],
  deleteClosedPeriod: [closedPeriods.remove, closedPeriods.lastSave],
  listClosedPeriods: closedPeriods.list(listClosedPeriods),
  createClosedPeriod: closedPeriods.create,
});

const promos = recordEndpoints("promo");

export const promoEndpoints = endpoints(promoOperations, {
  getPromo: promos.get((id, viewer) => getPromo(id, { includeHidden: viewer === "admin" })),
  replacePromo: [promos.update, promos.lastSave],
  updatePromo: [promos.update, promos.lastSave],
  deletePromo: [promos.remove, promos.lastSave],
  listPromos: promos.list((_, viewer) => listPromos({ includeHidden: viewer === "admin" })),
  createPromo: promos.create,
});

export const recordEndpointGroups = [blogEndpoints, closedDayEndpoints, promoEndpoints];
