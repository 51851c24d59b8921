import type { DocumentNode, OperationVariables } from "@apollo/client";
import { keyOf, operationName } from "./operation-key.ts";

/** An answer of the page, with the document that it was asked for with. */
export type FoundAnswer = { query: DocumentNode; variables: OperationVariables; data: unknown };

/** What the browser got with the page, until there is a client of GraphQL. */
export class PageAnswers {
  readonly #data: Record<string, unknown>;
  readonly #found = new Map<string, FoundAnswer>();

  constructor(data: Record<string, unknown>) {
    this.#data = data;
  }

  /** What was found until now: a client starts with it. */
  get found(): Iterable<FoundAnswer> {
    return this.#found.values();
  }

  /** The page's answer to a query. */
  find(query: DocumentNode, variables: OperationVariables): FoundAnswer | undefined {
    const key = keyOf(operationName(query), variables);
    const known = this.#found.get(key);
    const data = this.#data[key];
    if (known || data === undefined) return known;
    const found = { query, variables, data };
    this.#found.set(key, found);
    return found;
  }
}
