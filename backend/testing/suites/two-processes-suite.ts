import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../factories/solution.ts";
import { buildScripts, type Running } from "../servers/built-scripts.ts";
import { freePort } from "../servers/free-port.ts";
import { stubFrontend } from "../servers/stub-frontend.ts";
import { createTestDatabase, type TestDatabase } from "../servers/test-database.ts";

interface Found {
  readonly totalCount: number;
  readonly isComplete: boolean;
}

/** What holds of two servers of one database and one folder, with every engine. */
export function testTwoProcesses(name: string, settings: () => Promise<Record<string, string>>): void {
  describe(`search ${name} in two processes`, () => {
    const start = buildScripts();
    const running = new Set<Running>();
    let database: TestDatabase;
    let folder: string;
    beforeAll(async () => {
      database = await createTestDatabase("empty");
      folder = stubFrontend(
        "two-",
        `export const entryAssets = () => ({}); export const render = async () => ({ status: 200, html: "" });`,
      );
    });
    afterAll(async () => {
      for (const one of running) {
        one.kill("SIGKILL");
        await one.ended;
      }
      await database.drop();
      rmSync(folder, { recursive: true });
    });

    const startServer = async () => {
      const PORT = String(await freePort());
      const environment = {
        PORT,
        HOST: "127.0.0.1",
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, "data"),
        ANSWER_MEMORY: "0",
        ENCODER: "off",
        LOG_LEVEL: "warn",
        ...(await settings()),
      };
      const server = start("serve.js", [], environment, folder);
      running.add(server);
      while (!server.output.includes("is running at")) await delay(20);
      const search = async (text: string) => {
        const answer = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ query: `{ search(text: "${text}") { totalCount isComplete } }` }),
        });
        return ((await answer.json()) as { data: { search: Found } }).data.search;
      };
      return { server, search };
    };
    const run = (sql: string, values: unknown[] = []) => database.orm.em.fork().execute(sql, values);

    it("both show a change at once, keep their index together, and lose nothing when one is killed", async () => {
      const [one, other] = await Promise.all([startServer(), startServer()]);
      const { id } = await createSolution({ database }, { title: "Heliograph" });
      const both = (text: string) => Promise.all([one.search(text), other.search(text)]);
      expect(await both("heliograph")).toMatchObject([{ totalCount: 1 }, { totalCount: 1 }]);
      await run("update solutions set title = 'Cyanometer', description = 'Blue.' where id = ?", [id]);
      expect(await both("cyanometer")).toMatchObject([{ totalCount: 1 }, { totalCount: 1 }]);
      expect(await both("heliograph")).toMatchObject([{ totalCount: 0 }, { totalCount: 0 }]);
      await run(
        `insert into solutions (title, slug, description, category_id, vendor_id)
         select 'Pantograph ' || n, 'pantograph-' || n, 'Many.', category_id, vendor_id
         from solutions, generate_series(1, 500) n where id = ?`,
        [id],
      );
      await both("pantograph");
      one.server.kill("SIGKILL");
      await one.server.ended;
      const third = await startServer();
      for (const { search } of [other, third])
        await expect
          .poll(() => search("pantograph"), { timeout: 60_000 })
          .toEqual({ totalCount: 500, isComplete: true });
      // What both keep for the next start, they write into the same file.
      for (const { server } of [other, third]) server.kill("SIGTERM");
      await Promise.all([other.server.ended, third.server.ended]);
      await run(
        "update solutions set title = 'Planisphere', description = 'Flat.' where title = 'Pantograph 7'",
      );
      const last = await startServer();
      expect(await last.search("planisphere")).toEqual({ totalCount: 1, isComplete: true });
      expect(await last.search("pantograph")).toEqual({ totalCount: 499, isComplete: true });
      expect(
        readdirSync(join(folder, "data")).filter((file) => file.startsWith("search-index.bin.")),
      ).toEqual([]);
    }, 300_000);
  });
}
