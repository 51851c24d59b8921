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
  /** The answers with data, in the order in which they came. */
  readonly #settled: PageAnswer[] = [];
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

  /**
   * Makes responses agree on fields of the same record, by the one that came last: between two of them it may
   * have changed, and the browser's cache, from which parts of the page may hydrate, holds one value.
   */
  reconcile(): void {
    const records = new Map<string, Known>();
    for (const { data } of this.#settled) note(data, records);
    for (const { latest, found } of records.values())
      if (found.length > 1)
        for (const record of found)
          for (const name of Object.keys(record))
            if (isScalar(record[name]) && isScalar(latest[name])) record[name] = latest[name];
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
        this.#settled.push(answer);
      },
      (error: unknown) => {
        answer.error = error;
      },
    );
    return answer;
  }
}

type Fields = Record<string, unknown>;
/** A record in all responses, and its latest values. */
type Known = { readonly latest: Fields; readonly found: Fields[] };

const isScalar = (value: unknown) => value !== undefined && (typeof value !== "object" || value === null);

/** Collects the records of a response, by type and id as the browser's cache does. */
function note(value: unknown, records: Map<string, Known>): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && "__typename" in value && "id" in value) {
    const key = `${String(value.__typename)}:${String(value.id)}`;
    const known = records.get(key) ?? { latest: {}, found: [] };
    records.set(key, known);
    Object.assign(known.latest, value);
    known.found.push(value);
  }
  for (const part of Object.values(value)) note(part, records);
}

/** The data of the page being rendered on the server. */
export const PageDataContext = createContext<PageData | undefined>(undefined);
