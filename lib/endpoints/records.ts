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
  getBlog: articles.get((id, viewer) => getBlog(id, { includeScheduled: viewer === "admin" })),
  replaceBlog: articles.update,
  updateBlog: articles.update,
  deleteBlog: articles.remove,
  listBlogs: async ({ query, viewer }) => {
    const request = { ...query, ...pageRequest(query, viewer), includeScheduled: viewer === "admin" };
    const { blogs, pagination } = await listBlogs(request);
    return { data: await articles.answer.list(blogs, viewer), pagination };
  },
  createBlog: articles.create,
});

const closedPeriods = recordEndpoints("closed_period");

export const closedDayEndpoints = endpoints(closedDayOperations, {
  updateClosedPeriod: closedPeriods.update,
  deleteClosedPeriod: closedPeriods.remove,
  listClosedPeriods: closedPeriods.list(listClosedPeriods),
  createClosedPeriod: closedPeriods.create,
});

const promos = recordEndpoints("promo");

export const promoEndpoints = endpoints(promoOperations, {
  getPromo: promos.get(getPromo),
  replacePromo: promos.update,
  updatePromo: promos.update,
  deletePromo: promos.remove,
  listPromos: promos.list(listPromos),
  createPromo: promos.create,
});
