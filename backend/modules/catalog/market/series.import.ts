import { number, object } from "yup";
import { day, requiredText } from "../../../shared/import-kind/fields.ts";
import { importKind } from "../../../shared/import-kind/kind.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";

const rules = object({
  series: requiredText(200),
  observedOn: day().required("is missing"),
  value: number().typeError("must be a number").required("is missing"),
});

/** The import of observations as rows, each of a day and a market trend; one day has one value in all sources. */
export const series = importKind(rules, {
  name: "series",
  table: "trend_observations",
  label: "external_key",
  key: "external_key",
  hasUpdatedAt: false,
  required: ["series", "observedOn", "value"],
  about: {
    id: "Not needed: a value is known by its series and day.",
    series: "The title of a market trend that is here already.",
    observedOn: "The last day of the observed period.",
    value: "In the trend's unit.",
  },
  otherNames: {
    series: ["seriesname", "metric", "indicator", "trend", "measure", "variable", "title", "name"],
    observedOn: ["date", "day", "period", "timeperiod", "month", "year", "time"],
    value: ["obsvalue", "observation", "amount", "figure", "number"],
  },
  // A trend that an administrator has edited keeps its values; days that it lacks are added.
  leaveWhen: "exists (select from market_trends m where m.id = t.trend_id and m.version > 1)",
  naturalKey: ({ series, observedOn }) => [series, observedOn],
  // An observation that came with its trend has no key yet.
  adoptBy: ["trend_id", "observed_on"],
  columns: { observedOn: "date", value: "double precision" },
  computed: {
    external_key: {
      type: "text",
      value: ({ series, observedOn }) => `${foldText(series)}/${observedOn}`,
    },
  },
  needs: [
    {
      field: "series",
      column: "trend_id",
      named: ({ series }) => ({ title: series }),
      find: "select m.id from market_trends m where fold_text(m.title) = fold_text(r.named ->> 'title')",
      missing: "isn't the title of a market trend here: import the trend first, or write it as it is there",
      several: "is the title of several market trends: give them different titles in the catalog first",
    },
  ],
});
