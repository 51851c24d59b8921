import { expect, it } from "vitest";
import { planInWords } from "../../catalog/plans/plan-words.rules.ts";
import { readPlans } from "./read-plans.ts";

it.each([
  ["$9 a player a month", "$9 per athlete per month"],
  ["From $9 a player a month", "from $9 per athlete per month"],
  ["From EUR 4,000 per team per year", "from EUR 4,000 per team per year"],
  ["from 4.000 € per team per year", "from EUR 4,000 per team per year"],
  ["$9.50 per athlete / month", "$9.50 per athlete per month"],
  ["$9.5/athlete/month", "$9.50 per athlete per month"],
  ["$12 per month per athlete", "$12 per athlete per month"],
  ["£20/user/mo", "GBP 20 per seat per month"],
  ["$45 a season", "$45 per season"],
  ["$1,900 a season.", "$1,900 per season"],
  ["From $210,000 a season, per venue", "from $210,000 per venue per season"],
  ["$310 per player a season", "$310 per athlete per season"],
  ["$24 a month, per coach", "$24 per seat per month"],
  ["$640 per event", "$640 per event"],
  ["¥250,000 per team per year", "JPY 250,000 per team per year"],
  ["CHF 1'200 per team annually", "CHF 1,200 per team per year"],
  ["Starting at $9k a year", "from $9,000 per year"],
  ["$14,500 one-off", "$14,500 once"],
  ["$179 per sensor, no subscription", "$179 per device once"],
  ["$6 a player a year, minimum 50", "$6 per athlete per year; at least 50 athletes"],
  ["$6 a player a year (at least 50 players)", "$6 per athlete per year; at least 50 athletes"],
  ["$36,000 a year for up to 400 athletes", "$36,000 per year; up to 400 athletes"],
  ["$15 per seat per month, billed annually", "$15 per seat per month; billed annually"],
  ["EUR 900 per team per year, plus VAT", "EUR 900 per team per year; plus VAT"],
  ["$6,400 hardware plus $2,400 a year", "$2,400 per year; hardware $6,400 once"],
  ["$99 a month plus $500 setup", "$99 per month; setup $500"],
  ["$99 a month, setup fee $500", "$99 per month; setup $500"],
  ["Free", "free"],
  ["Free of charge", "free"],
])("%s is read", (text, words) => {
  expect(readPlans(text).map((plan) => planInWords(plan).replace(/^[^:]+: /, ""))).toEqual([words]);
});

it("reads several plans with their names", () => {
  expect(
    readPlans("Club: $99 a month; Pro: from EUR 4,000 per team per year; Free: free").map(planInWords),
  ).toEqual(["Club: $99 per month", "Pro: from EUR 4,000 per team per year", "Free: free"]);
});

it.each([
  "",
  "From $9",
  "$9",
  "contact us",
  "Custom pricing",
  "On request",
  "$5-10 per athlete",
  "$5 to $10 per athlete per month",
  "save 20%",
  "Save 20%: $9 a player a month",
  "$9 a player a month, save 20%",
  "was $20, now $10 a month",
  "not $9 a month",
  "$9 a player a month until June",
  "$9 per player",
  "$9 a week per player",
  "$9 per GB per month",
  "$6 a player a year, minimum $300",
  "Free for up to 25 athletes, then $3 an athlete a month",
  "Free trial",
  "$640 per event for six scanners, or $9,800 to buy",
  "$2,900 a month, per club",
  "$1,150 per door, then $22 a month",
  "$349 per shirt, $12 a month",
  "$49 a month for up to 60 athletes, free for up to 5",
  "$99 a month plus EUR 500 setup",
  "$99 a month plus setup",
  "$9.999 a month",
  "¥9.50 a month",
  "about $9 a month",
  "up to $9 a month",
  "$9 a month or $90 a year",
  "kr 900 per team per year",
  "Quoted per car and season",
  "$0.5m raised this year",
  `${"$9 a month; ".repeat(40)}`,
])("%s isn't read", (text) => {
  expect(readPlans(text)).toEqual([]);
});
