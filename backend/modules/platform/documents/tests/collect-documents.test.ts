import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { pdfOf, uploadDocument } from "../../../../testing/documents.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { HOLD_FILES } from "../uploading/store-file.ts";

let app: TestApp;
let admin: SignedInClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  app = await startTestApp("empty", { MEDIA_DIR: folder });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const files = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};
const place = async () => ({ of: "vendor" as const, id: (await createVendor(app)).id });
const remove = (id: string) =>
  admin.execute("mutation ($id: ID!) { removeDocument(id: $id) { message } }", { id });

async function collect(): Promise<void> {
  await app.database.orm.em.fork().execute("select graphile_worker.add_job('collect-documents', '{}')");
  await app.runJobs();
}

it("files are deleted a day after the last document that used them", async () => {
  const { body: shown } = await uploadDocument(admin, await place(), pdfOf(["Kept"]));
  const { body: removed } = await uploadDocument(admin, await place(), pdfOf(["Gone"]));
  await remove(removed.id);
  await collect();
  expect(await files()).toHaveLength(2);
  const before = new Date(Date.now() - 2 * 24 * 3600_000);
  for (const path of await files()) await utimes(path, before, before);
  await collect();
  expect(await files()).toHaveLength(1);
  expect((await app.fetch(shown.src)).status).toBe(200);
});

it("a document that is added again while its old file is being deleted has it", async () => {
  const file = pdfOf(["Again"]);
  const { body } = await uploadDocument(admin, await place(), file);
  await remove(body.id);
  const em = app.database.orm.em.fork();
  await em.begin();
  await em.execute(HOLD_FILES);
  const again = uploadDocument(admin, await place(), file);
  await expect
    .poll(() =>
      app.database.orm.em
        .fork()
        .execute(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
    )
    .toHaveLength(1);
  for (const path of await files()) await rm(path);
  await em.commit();
  const { status, body: added } = await again;
  expect(status).toBe(201);
  expect((await app.fetch(added.src)).status).toBe(200);
});
