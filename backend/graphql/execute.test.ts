import { buildSchema, parse } from "graphql";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { Context } from "../shared/context.ts";
import { MAX_READ_TIME, readTime } from "../shared/postgres/connection-quota.ts";
import { formatError } from "./errors.ts";
import { createExecutor } from "./execute.ts";

afterEach(() => void vi.useRealTimers());

const schema = buildSchema("type Query { slow: Int } type Mutation { slow: Int }");
const { promise: released, resolve: release } = Promise.withResolvers<number>();
for (const type of [schema.getQueryType(), schema.getMutationType()]) {
  const field = type?.getFields().slow;
  if (field) field.resolve = () => released;
}
const execute = createExecutor(schema);
const ask = (source: string) =>
  execute({ document: parse(source), variables: {}, operationName: undefined, context: {} as Context });

it("ends a query after ten seconds as unavailable, but no mutation, which may have written", async () => {
  vi.useFakeTimers();
  const { limit } = readTime;
  onTestFinished(() => {
    readTime.limit = limit;
  });
  readTime.limit = MAX_READ_TIME;
  const query = ask("{ slow }");
  const mutation = ask("mutation { slow }");
  await vi.advanceTimersByTimeAsync(10_000);
  const { data, errors } = await query;
  expect(data).toBeUndefined();
  const [error] = errors ?? [];
  const answer = error && formatError(error.toJSON(), error);
  expect(answer?.extensions).toEqual({ code: "UNAVAILABLE", retryAfter: 5 });
  release(1);
  expect(await mutation).toEqual({ data: { slow: 1 } });
});
