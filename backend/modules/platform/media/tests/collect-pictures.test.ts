import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { pngOf, upload } from "../../../../testing/pictures.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { HOLD_FILES } from "../uploading/store-picture.ts";

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
const logo = async () => ({ kind: "vendor", id: (await createVendor(app)).id, role: "logo" });
const remove = (id: string) =>
  admin.execute(`mutation ($id: ID!) { removePicture(id: $id) { message } }`, { id });

/** Lets two days pass for all files. */
async function age(): Promise<void> {
  const before = new Date(Date.now() - 2 * 24 * 3600_000);
  for (const path of await files()) await utimes(path, before, before);
}

async function collect(): Promise<void> {
  await app.database.orm.em.fork().execute("select graphile_worker.add_job('collect-pictures', '{}')");
  await app.runJobs();
}

it("files are deleted a day after the last picture that used them", async () => {
  const [kept, gone] = [await pngOf(50, 50, "red"), await pngOf(50, 50, "blue")];
  const { body: shown } = await upload(admin, await logo(), kept);
  const { body: removed } = await upload(admin, await logo(), gone);
  await remove(removed.id);
  await collect();
  expect(await files()).toHaveLength(2);
  await age();
  await collect();
  expect(await files()).toHaveLength(1);
  expect((await app.fetch(shown.src)).status).toBe(200);
});

it("a picture that is added again while its old files are being deleted has them", async () => {
  const file = await pngOf(60, 60, "green");
  const { body } = await upload(admin, await logo(), file);
  await remove(body.id);
  const em = app.database.orm.em.fork();
  await em.begin();
  await em.execute(HOLD_FILES);
  const again = upload(admin, await logo(), file);
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
