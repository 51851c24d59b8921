import type { DocumentNode, OperationVariables } from "@apollo/client";
import { createContext } from "react";
import { keyOf, operationName } from "./operation-key.ts";

/** Executes an operation; rejects with its first error. */
export type Execute = (document: DocumentNode, variables: OperationVariables) => Promise<unknown>;

/** An operation of the page; `data` or `error` is set once `promise` is settled. */
export type PageAnswer = { promise: Promise<unknown>; data?: unknown; error?: unknown };

/**
 * The data for rendering one page on the server: each operation is executed once, and components read its
 * response directly. A client with a cache would retain the page for half a minute and read it a second time
 * for each fragment.
 */
export class PageData {
  readonly #answers = new Map<string, PageAnswer>();
  /** The operations whose data was missing when the page was rendered. */
  readonly #late = new Set<string>();
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  /**
   * The responses that the page has used; the browser hydrates with exactly these, so that it renders the
   * same.
   */
  get answers(): Record<string, unknown> {
    const shown = [...this.#answers].filter(([key]) => !this.#late.has(key));
    return Object.fromEntries(shown.map(([key, { data }]) => [key, data]));
  }

  /** Returns an operation's data if it was available when the page first asked for it. */
  find(document: DocumentNode, variables: OperationVariables): unknown {
    const key = keyOf(operationName(document), variables);
    const data = this.#answers.get(key)?.data;
    if (data === undefined) this.#late.add(key);
    return this.#late.has(key) ? undefined : data;
  }

  /** Executes an operation unless it was requested before. */
  load(document: DocumentNode, variables: OperationVariables): PageAnswer {
    const key = keyOf(operationName(document), variables);
    const known = this.#answers.get(key);
    if (known) return known;
    const answer: PageAnswer = { promise: this.#execute(document, variables) };
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

/** The data of the page being rendered on the server. */
export const PageDataContext = createContext<PageData | undefined>(undefined);
