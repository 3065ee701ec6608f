import { z } from "zod";
import { blogAnswerSchema } from "../blogs/answer";
import { promoAnswerSchema } from "../promos/answer";
import { seoContentSchema } from "../seo/schema";
import { imageReceipt } from "../storage/receipt";
import { tourAnswerSchema } from "../tours/answer";
import { type JsonSchema, jsonSchema } from "./json-schema";

const count = z.int().min(0);
const pagination = z.object({
  current_page: count,
  per_page: count,
  total: count,
  last_page: count,
});
const message = z.string().describe("What went wrong, for people, in Indonesian.");

const answers = {
  Tour: tourAnswerSchema,
  Promo: promoAnswerSchema,
  Blog: blogAnswerSchema,
  SeoContent: seoContentSchema,
  Image: imageReceipt,
  Pagination: pagination,
  Token: z.object({ data: z.object({ token: z.string(), expires_at: z.iso.datetime() }) }),
  Admin: z.object({ data: z.object({ id: z.int(), username: z.string() }) }),
  Health: z.object({ status: z.literal("ok") }),
  Error: z.object({ message, request_id: z.string().optional() }),
  ValidationError: z.object({
    message,
    errors: z
      .record(z.string(), z.array(z.string()))
      .describe("By path of the field, such as faqs.0.question."),
  }),
};

export type ComponentName = keyof typeof answers | "TourPage" | "BlogPage" | "Promos";

export function reference(name: ComponentName): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function pageOf(name: "Tour" | "Blog"): JsonSchema {
  return {
    type: "object",
    properties: { data: { type: "array", items: reference(name) }, pagination: reference("Pagination") },
    required: ["data", "pagination"],
    additionalProperties: false,
  };
}

/** Every answer's form, from the schemas that make the answers. */
export function components(): Record<ComponentName, JsonSchema> {
  const own = Object.entries(answers).map(([name, schema]) => [name, jsonSchema(schema, "answered")]);
  return {
    ...Object.fromEntries(own),
    TourPage: pageOf("Tour"),
    BlogPage: pageOf("Blog"),
    Promos: { type: "array", items: reference("Promo") },
  };
}
