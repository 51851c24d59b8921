import { parse } from "graphql";
import { expect, test } from "vitest";
import { PageData } from "./page-data.ts";

const NAMED = parse("query Named { name }");

test("an answer that came after the page was rendered without it doesn't reach the browser with the page", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const data = new PageData(() => promise);
  const answer = data.load(NAMED, {});
  expect(data.find(NAMED, {})).toBeUndefined();
  resolve({ name: "Cairn One" });
  await answer.promise;
  expect(data.find(NAMED, {})).toBeUndefined();
  expect(data.answers).toEqual({});
});

test("an answer that was there in time is the page's and the browser's", async () => {
  const data = new PageData(async () => ({ name: "Cairn One" }));
  await data.load(NAMED, {}).promise;
  expect(data.find(NAMED, {})).toEqual({ name: "Cairn One" });
  expect(data.answers).toEqual({ "Named {}": { name: "Cairn One" } });
});

test("answers that disagree on a record say what the last one said", async () => {
  const viewer = (unread: number) => ({ __typename: "Account", id: "1", unread, picture: null });
  const header = Promise.withResolvers<unknown>();
  const data = new PageData((document) =>
    document === NAMED
      ? header.promise
      : Promise.resolve({ nodes: [{ by: viewer(3) }, { __typename: "Post", id: "1", unread: 7 }] }),
  );
  const first = data.load(NAMED, {});
  await data.load(parse("query Posts { nodes }"), {}).promise;
  header.resolve({ viewer: { ...viewer(4), picture: { src: "a.webp" } } });
  await first.promise;
  data.reconcile();
  expect(data.answers).toEqual({
    "Named {}": { viewer: { ...viewer(4), picture: { src: "a.webp" } } },
    "Posts {}": { nodes: [{ by: viewer(4) }, { __typename: "Post", id: "1", unread: 7 }] },
  });
});
