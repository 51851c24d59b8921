import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { PER_ADDRESS } from "../graphql/cost-budget.ts";
import { MAX_COST } from "../graphql/cost-limit.ts";
import { REMOVALS_DAYS } from "../modules/removals/removal.list.ts";
import { MAX_PAGE } from "../shared/keyset.ts";
import { AT_ONCE, BEGUN } from "./download-limits.ts";

const { costPerMinute } = readConfig({});
const inFigures = (amount: number) => amount.toLocaleString("en-US");
const inWords = (amount: number) => ["none", "one", "two", "three", "four", "five"][amount] ?? String(amount);

it.each([
  ["limits", `An operation may cost up to ${inFigures(MAX_COST)};`],
  ["limits", `| an access token              | ${inFigures(costPerMinute).padEnd(15)} |`],
  ["limits", `| a signed-in account          | ${inFigures(costPerMinute).padEnd(15)} |`],
  ["limits", `| an IP address, not signed in | ${inFigures(costPerMinute * PER_ADDRESS).padEnd(15)} |`],
  ["export", `up to ${inWords(AT_ONCE)} long files at once, and ${BEGUN.times} in an hour`],
  ["keep-a-copy-in-step", `Removals are kept for ${REMOVALS_DAYS} days.`],
  ["list-and-filter", `up to ${MAX_PAGE} rows`],
  ["page-through", `up to ${MAX_PAGE}:`],
  ["page-through", `up to ${MAX_PAGE} items per record`],
  ["deprecation", `at most ${MAX_PAGE} items`],
])("the guide %s says the limit as it is: %s", (name, words) => {
  expect(readFileSync(`docs/api/${name}.md`, "utf8")).toContain(words);
});
