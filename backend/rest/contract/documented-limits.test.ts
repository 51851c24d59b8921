import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { PER_ADDRESS } from "../../graphql/cost/cost-budget.ts";
import { MAX_COST, MAX_VALUES } from "../../graphql/cost/cost-limit.ts";
import { MAX_ALIASES, MAX_DEPTH, MAX_TOKENS } from "../../graphql/cost/limits.ts";
import { REMOVALS_DAYS } from "../../modules/platform/removals/removal.list.ts";
import { MAX_KEPT_ATTEMPTS } from "../../modules/platform/webhooks/sending/webhook-attempt.ts";
import { MAX_ENDPOINTS } from "../../modules/platform/webhooks/webhook.service.ts";
import { MAX_PAGE } from "../../shared/paging/keyset.ts";
import { MAX_ID } from "../../shared/schema/ids.ts";
import { MAX_LIST } from "../../shared/schema/short-lists.ts";
import { MAX_SEARCH_LENGTH } from "../../shared/text/text.ts";
import { MAX_BODY_SIZE, MAX_BODY_VALUES } from "../../web/guards/json-body.ts";
import { AT_ONCE, BEGUN } from "../download-limits.ts";

const { costPerMinute } = readConfig({});
const inFigures = (amount: number) => amount.toLocaleString("en-US");
const inWords = (amount: number) =>
  ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][amount] ??
  String(amount);

/** A row of the table of sizes. */
const row = (what: string, most: string) => `| ${what.padEnd(42)} | ${most.padEnd(46)} |`;

it.each([
  ["limits", row("the body of a request", `${MAX_BODY_SIZE / 1024} KB`)],
  ["limits", row("values in the JSON of a body", inFigures(MAX_BODY_VALUES))],
  ["limits", row("tokens in a document", `${inFigures(MAX_TOKENS)}: names, values and punctuation`)],
  ["limits", row("levels of nesting", String(MAX_DEPTH))],
  ["limits", row("aliases in an operation", String(MAX_ALIASES))],
  ["limits", row("values in the variables of an operation", inFigures(MAX_VALUES))],
  ["limits", row("`first` and `last` of a list, rows in REST", String(MAX_PAGE))],
  ["limits", row("values of a list in an argument, as `ids`", String(MAX_LIST))],
  ["limits", row("`search`", `${MAX_SEARCH_LENGTH} characters`)],
  ["limits", `whole number up to ${inFigures(MAX_ID)};`],
  ["receive-webhooks", `Add up to ${inWords(MAX_ENDPOINTS)} at`],
  ["receive-webhooks", `its last ${MAX_KEPT_ATTEMPTS} attempts`],
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

it("the screen for developers says the same", () => {
  const screen = readFileSync("frontend/routes/developers/developers/developers-screen.tsx", "utf8").replace(
    /\s+/g,
    " ",
  );
  expect(screen).toContain(
    `limited to ${MAX_BODY_SIZE / 1024} KB, and an operation to ${MAX_DEPTH} levels of nesting`,
  );
  expect(screen).toContain(`An operation may cost up to ${inFigures(MAX_COST)}.`);
});
