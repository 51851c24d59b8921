/**
 * Prints every solution of a category: `node examples/list-solutions.ts https://hub.example.org video-analysis`.
 * The types of variables and answers come from the schema; `npm run codegen` makes them from `list-solutions.graphql`.
 */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { SolutionsOfCategoryDocument } from "./list-solutions.generated.ts";

const [site = "http://localhost:4000", category = "video-analysis"] = process.argv.slice(2);

async function ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) {
  const response = await fetch(`${site}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (!data || errors) throw new Error(errors?.[0]?.message ?? `Status ${response.status}`);
  return data;
}

let after: string | null | undefined;
do {
  const { solutions } = await ask(SolutionsOfCategoryDocument, { category: [category], after });
  for (const { title, vendor, pricing } of solutions.nodes)
    process.stdout.write(`${title} (${vendor?.name ?? "no vendor"}): ${pricing}\n`);
  after = solutions.pageInfo.hasNextPage ? solutions.pageInfo.endCursor : undefined;
} while (after);
