import { expect, it } from "vitest";
import { openOrm, poolCounts } from "../../database/orm.ts";
import { createTestDatabase } from "../../testing/servers/test-database.ts";
import { openConnections, warmPages } from "./warm-up.ts";

it("opens every connection of the pool", async () => {
  const database = await createTestDatabase("empty");
  const orm = await openOrm({ url: database.url, poolSize: 7 });
  await openConnections(orm, 7);
  expect(poolCounts(orm)).toEqual({ busy: 0, idle: 7, waiting: 0 });
  await orm.close();
  await database.drop();
});

it("asks for pages, one after the other, and leaves no socket open", async () => {
  const asked: string[] = [];
  let open = 0;
  await warmPages((request, response) => {
    asked.push(`${request.url} ${open}`);
    open += 1;
    response.on("finish", () => {
      open -= 1;
    });
    response.end("a page");
  });
  expect(asked).toEqual(["/ 0", "/solutions 0"]);
});
