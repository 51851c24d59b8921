import type { DocumentNode, OperationVariables } from "@apollo/client";
import { canonicalStringify, getMainDefinition } from "@apollo/client/utilities";
import { createContext } from "react";

/** Executes an operation; rejects with its first error. */
export type Execute = (document: DocumentNode, variables: OperationVariables) => Promise<unknown>;

/** An operation of the page: `data` or `error` once `promise` is settled. */
export type PageAnswer = {
  document: DocumentNode;
  variables: OperationVariables;
  promise: Promise<unknown>;
  data?: unknown;
  error?: unknown;
};

function keyOf(document: DocumentNode, variables: OperationVariables): string {
  const definition = getMainDefinition(document);
  return `${definition.name?.value} ${canonicalStringify(variables)}`;
}

/**
 * What one page is rendered with on the server: each operation is executed once, and components read its answer as it
 * is. A client with a cache would hold on to the page for half a minute, and read it a second time for each fragment.
 */
export class PageData {
  readonly #answers = new Map<string, PageAnswer>();
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  /** Every operation asked for so far. */
  get answers(): Iterable<PageAnswer> {
    return this.#answers.values();
  }

  /** An operation that was asked for before. */
  find(document: DocumentNode, variables: OperationVariables): PageAnswer | undefined {
    return this.#answers.get(keyOf(document, variables));
  }

  /** Asks for an operation, unless it was asked for before. */
  load(document: DocumentNode, variables: OperationVariables): PageAnswer {
    const key = keyOf(document, variables);
    const known = this.#answers.get(key);
    if (known) return known;
    const answer: PageAnswer = { document, variables, promise: this.#execute(document, variables) };
    this.#answers.set(key, answer);
    answer.promise.then(
      (data) => {
        answer.data = data;
      },
      (error: unknown) => {
        answer.error = error;
      },
    );
    return answer;
  }
}

/** The data of the page that is being rendered on the server. */
export const PageDataContext = createContext<PageData | undefined>(undefined);
