import { AsyncLocalStorage } from "node:async_hooks";

const noted = new AsyncLocalStorage<Set<string>>();

/** Runs `work` and collects in `texts` the SQL of every statement executed for it. */
export function notingStatements<Result>(texts: Set<string>, work: () => Result): Result {
  return noted.run(texts, work);
}

/** Records a statement if the current work collects them; the ORM's logger calls it for each statement. */
export function noteStatement(text: string): void {
  noted.getStore()?.add(text);
}
