import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrations } from "./index.ts";

/** The last migration before a schema said what older releases can run on. */
const BEFORE = "0355-names-of-winners";
/** Matches what takes something away that the release before reads, or refuses what it writes. */
const BREAKING =
  /\bdrop\s+(?:column|table|view|type)\b|\brename\s+(?:column\b|to\b)|\balter\s+column\s+\w+\s+(?:type\b|set\s+not\s+null|drop\s+default)|\badd\s+column\s+(?:(?!default|references|,)[^"`;])*\bnot\s+null\b(?![^",`;]*\bdefault\b)/i;

const sinceThen = migrations.slice(migrations.findIndex(({ name }) => name === BEFORE) + 1);

it.each(sinceThen)("$name says whether it breaks the release before", ({ name, breaksOlder = false }) => {
  const source = readFileSync(join(import.meta.dirname, `${name}.ts`), "utf8");
  expect(breaksOlder).toBe(BREAKING.test(source));
});

it.each([
  ["alter table a drop column b", true],
  ["alter table a rename column b to c", true],
  ["alter table a rename to c", true],
  ["alter table a alter column b set not null", true],
  ["alter table a alter column b type bigint", true],
  ["alter table a add column b text not null", true],
  ["alter table a add column b text not null default ''", false],
  ["alter table a add column b integer default 0 not null", false],
  ["alter table a add column b text", false],
  ["create table a (b text not null)", false],
  ["drop index a", false],
])("%s: %s", (sql, breaks) => {
  expect(BREAKING.test(sql)).toBe(breaks);
});
