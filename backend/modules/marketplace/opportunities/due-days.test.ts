import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { dayOf, endOfDay, setTimeZone } from "../../../shared/days/days.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { fillIndex } from "../../../testing/suites/filled-index.ts";
import { runImport } from "../../administration/imports/run.ts";
import { opportunities } from "./opportunity.import.ts";

let app: TestApp;
let admin: SignedInClient;
let folder: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  folder = await mkdtemp(join(tmpdir(), "due-"));
});
afterEach(() => setTimeZone("UTC"));
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const HEAD = "id,title,organization,type,category,description,dueDate";
const importDue = async (due: string) => {
  const file = join(folder, "due.csv");
  await writeFile(file, `${HEAD}\n1,Floodlight grant,Northside,technology,Tracking,Light.,${due}\n`);
  expect(await runImport(app.database.orm, { file, kind: opportunities })).toMatchObject({ refused: 0 });
};
const LIST = `{ opportunities(filter: { active: true }, first: 5) { nodes { id status isActive dueDate } }
  all: opportunities(first: 5) { nodes { id status isActive dueDate daysLeft } } }`;
interface Listed {
  readonly id: string;
  readonly status: string;
  readonly isActive: boolean;
  readonly dueDate: string;
}
const listed = async () =>
  (await app.execute<Record<"opportunities" | "all", { nodes: Listed[] }>>(LIST)).data;
const rest = async () => (await (await app.fetch("/api/opportunities")).json()) as { status: string }[];
const calendar = async () => (await app.fetch("/opportunities.ics")).text();

it.each(["UTC", "America/Los_Angeles", "Pacific/Auckland"])(
  "what is due today is open until today ends in %s, and is a day in the calendar and in exports",
  async (zone) => {
    setTimeZone(zone);
    const today = dayOf(new Date());
    await importDue(today);
    const { opportunities: open, all } = await listed();
    expect(open.nodes).toMatchObject([
      { status: "OPEN", isActive: true, dueDate: endOfDay(today).toISOString() },
    ]);
    expect(all.nodes).toMatchObject([{ status: "OPEN", daysLeft: 1 }]);
    expect(await rest()).toMatchObject([{ status: "open" }]);
    expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${today.replaceAll("-", "")}`);
    const file = join(folder, "export.csv");
    for (const path of ["/api/admin/export/opportunities", "/api/opportunities.csv"]) {
      const exported = await (await admin.fetch(path)).text();
      expect(exported).toContain(`,${today},`);
      await writeFile(file, exported);
      expect(await runImport(app.database.orm, { file, kind: opportunities })).toMatchObject({
        created: 0,
        updated: 0,
        refused: 0,
      });
    }
  },
);

it("what was due yesterday is closed in every list, both APIs and the calendar", async () => {
  await importDue(dayOf(new Date(Date.now() - 86_400_000)));
  const { opportunities: open, all } = await listed();
  expect(open.nodes).toEqual([]);
  expect(all.nodes).toMatchObject([{ status: "CLOSED", isActive: false }]);
  expect(await rest()).toMatchObject([{ status: "closed" }]);
  expect(await calendar()).not.toContain("DTSTART");
  for (const path of ["/api/admin/export/opportunities", "/api/opportunities.csv"]) {
    const file = join(folder, "closed.csv");
    const text = await (await admin.fetch(path)).text();
    expect(text).toContain(",closed,");
    await writeFile(file, text);
    expect(await runImport(app.database.orm, { file, kind: opportunities })).toMatchObject({
      created: 0,
      updated: 0,
      refused: 0,
      unchanged: 1,
    });
  }
});

it("what is past its due date isn't found by a search, and is once it is extended", async () => {
  await importDue(dayOf(new Date(Date.now() - 86_400_000)));
  const found = async () => {
    const { data } = await app.execute<{ search: { nodes: { title: string }[] } }>(
      `{ search(text: "Floodlight", first: 5) { nodes { title } totalCount } }`,
    );
    return data.search;
  };
  await fillIndex(app);
  expect(await found()).toMatchObject({ nodes: [], totalCount: 0 });
  await importDue(dayOf(new Date(Date.now() + 5 * 86_400_000)));
  expect(await found()).toMatchObject({ nodes: [{ title: "Floodlight grant" }], totalCount: 1 });
});

it.each(["2099-03-31T00:00:00", "2099-03-31 00:00", "2099-03-31 00:00:00.000", "31.03.2099 00:00:00"])(
  "%s is a day, as no zone says where it is midnight",
  async (due) => {
    await importDue(due);
    expect((await listed()).all.nodes).toMatchObject([{ dueDate: "2099-03-31T23:59:59.999Z" }]);
  },
);

it("a due date in the last minute of a day comes back from a file as it was", async () => {
  await importDue("2099-03-31T23:59:00Z");
  for (const path of ["/api/admin/export/opportunities", "/api/opportunities.csv"]) {
    const file = join(folder, "last-minute.csv");
    await writeFile(file, await (await admin.fetch(path)).text());
    expect(await runImport(app.database.orm, { file, kind: opportunities })).toMatchObject({
      created: 0,
      updated: 0,
      refused: 0,
      unchanged: 1,
    });
  }
});

it("a due date with a time is that time", async () => {
  await importDue("2099-03-31T15:30:00+02:00");
  expect((await listed()).all.nodes).toMatchObject([{ dueDate: "2099-03-31T13:30:00.000Z" }]);
  expect(await calendar()).toContain("DTSTART:20990331T133000Z");
});
