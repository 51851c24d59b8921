import type { DocumentNode, OperationVariables } from "@apollo/client";
import { keyOf, operationName } from "./operation-key.ts";

/** A response embedded in the page, with its document. */
export type FoundAnswer = { query: DocumentNode; variables: OperationVariables; data: unknown };

/** The responses that came with the page, used until the GraphQL client has loaded. */
export class PageAnswers {
  readonly #data: Record<string, unknown>;
  readonly #found = new Map<string, FoundAnswer>();

  constructor(data: Record<string, unknown>) {
    this.#data = data;
  }

  /** The responses used so far, which the client's cache starts with. */
  get found(): Iterable<FoundAnswer> {
    return this.#found.values();
  }

  /** Returns the page's response to a query. */
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
