import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { Context } from "../../../shared/context.ts";
import type { ApplicationAnswer } from "./application-answer.ts";
import { readAnswers } from "./read-answers.ts";

type AnswersLoader = DataLoader<number, readonly ApplicationAnswer[]>;

/** One loader per request batches the reads of a list into one statement. */
const loaders = new WeakMap<EntityManager, AnswersLoader>();

/** Returns the answers of an application. */
export function loadAnswers(context: Context, id: number): Promise<readonly ApplicationAnswer[]> {
  const loader =
    loaders.get(context.em) ??
    new DataLoader(
      async (ids: readonly number[]) => {
        const found = await readAnswers(context, ids);
        return ids.map((one) => found.get(one) ?? []);
      },
      // What a mutation changes is read again.
      { cache: false },
    );
  loaders.set(context.em, loader);
  return loader.load(id);
}
