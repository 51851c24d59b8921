import { AsyncLocalStorage } from "node:async_hooks";

const noted = new AsyncLocalStorage<Set<string>>();

/** Runs `work`, and collects in `texts` the SQL text of every statement that is executed on its behalf. */
export function notingStatements<Result>(texts: Set<string>, work: () => Result): Result {
  return noted.run(texts, work);
}

/** Notes a statement for whoever collects those of the current work; the mapping's log calls it for each. */
export function noteStatement(text: string): void {
  noted.getStore()?.add(text);
}
