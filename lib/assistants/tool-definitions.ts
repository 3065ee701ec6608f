import type { ToolAnnotations } from "@modelcontextprotocol/server";
import { z } from "zod";
import { largestId, type ToolName, toolInputs, toolResults } from "./schemas";

/** How a tool is presented to assistants. Names, titles and keys are promises: assistants remember them. */
export const toolWords: Record<ToolName, { title: string; description: string }> = {
  search_tours: {
    title: "Search tours",
    description:
      "Finds up to ten tours by words, day, guests and place, with the price of the day, the total and doubts.",
  },
  get_tour: { title: "Read one tour", description: "Returns one part of a tour as Markdown." },
  open_days: {
    title: "List open days",
    description: "Lists the days of a tour, 62 at most, with state and price.",
  },
  price_of: {
    title: "Price for a party",
    description: "Returns price lines, total, fees on the spot and the end of free cancellation for a day.",
  },
  runs_instead: {
    title: "Find tours that run",
    description: "Says why a tour is closed or full on a day, and names up to four that run.",
  },
  request_link: {
    title: "Make a link to the filled form",
    description:
      "Returns the address of a form with these tours, days and people. Show it to the person, who checks and sends.",
  },
};

export const readsOnly: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

type JsonSchema = Record<string, unknown>;

/** Describes the keys that a tool takes. Limits that no honest value meets are left out, because every client reads all definitions. */
function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === "date") delete jsonSchema.maxLength;
      if (jsonSchema.maximum !== largestId) return;
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    },
  });
  return rest;
}

/** Names the keys of a result and their types. The parts of the values are left out, because every client reads all definitions. */
function outline(schema: z.ZodType): JsonSchema {
  const { type, properties = {} } = z.toJSONSchema(schema, { io: "output" });
  const types = Object.entries(properties).map(([name, value]) => {
    const part = typeof value === "object" ? value : {};
    const nullable = part.anyOf?.flatMap((each) =>
      typeof each === "object" && each.type ? [each.type] : [],
    );
    return [name, { type: part.type ?? nullable ?? "string" }];
  });
  return { type, properties: Object.fromEntries(types) };
}

/** Joins the check of a schema with the JSON Schema that is shown to assistants, which is made once and not at each request. */
function shown<Schema extends z.ZodType>(schema: Schema, json: JsonSchema) {
  const standard = schema["~standard"] as {
    validate: (value: unknown) => { value: z.output<Schema> } | { issues: { message: string }[] };
  };
  return {
    "~standard": {
      version: 1 as const,
      vendor: "zod",
      validate: standard.validate,
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

const names = Object.keys(toolInputs) as ToolName[];

/** The result of `tools/list`. */
export const toolDefinitions = names.map((name) => ({
  name,
  ...toolWords[name],
  inputSchema: shown(toolInputs[name], inputSchema(toolInputs[name])),
  outputSchema: shown(toolResults[name], outline(toolResults[name])),
  annotations: readsOnly,
}));
