import { expect, it } from "vitest";
import type { SchemaObjectDescription } from "yup";
import { importKinds } from "../../../../import-command/kinds/index.ts";
import { checkRow } from "./check-row.ts";

/** What the library that checks them says by itself. */
const BARE = /cannot be null|required field|must be a `/;

const lists = Object.values(importKinds).flatMap((kind) =>
  Object.entries((kind.rules.describe() as SchemaObjectDescription).fields)
    .filter(([, rule]) => "type" in rule && rule.type === "array")
    .map(([field]) => ({ kind, field, name: kind.name })),
);

it.each(lists)("$field of $name: an item that is nothing is told in words", ({ kind, field }) => {
  for (const items of [[null], [{}], [7], [[]]]) {
    const problems: Parameters<typeof checkRow>[2] = new Map();
    checkRow(kind, { [field]: items }, problems);
    const { message } = problems.get(field) ?? {};
    expect(message ?? "").not.toMatch(BARE);
  }
});
