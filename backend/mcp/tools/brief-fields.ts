import { z } from "zod";
import { level } from "./record-fields.ts";

const texts = (what: string) => z.array(z.string().max(200)).max(20).optional().describe(what);

/** What a brief says, as the schema's `BriefInput`; what is left out is read from the text. */
export const briefFields = {
  text: z
    .string()
    .min(1)
    .max(2_000)
    .describe(
      "The need in the person's own words, for example: GPS trackers for 30 players of a rugby club, under $20,000. Must export CSV.",
    ),
  product: z.string().max(200).optional().describe("The kind of product, to correct what was understood."),
  sports: texts("Names of sports, to correct what was understood."),
  level: level.optional().describe("The level of sport."),
  must: texts("What a solution must do; one known not to is left out."),
  should: texts("What it should do."),
  wont: texts("What it must not do or need; one known to is left out."),
  budgetMax: z.number().min(0).max(1e9).optional().describe("US dollars a year at most."),
  deadline: z.iso.date().optional().describe("When it is needed, as YYYY-MM-DD."),
  integrations: texts("Products that it should work with."),
  quantities: texts("For how many, such as `30 players`."),
  places: texts("Countries, regions and cities that it is for."),
};
