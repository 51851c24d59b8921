import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "../../../../config.ts";
import { addJob } from "../../../../jobs/queue.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startS3Server } from "../../../../testing/servers/s3-server.ts";
import { startTestApp } from "../../../../testing/servers/test-app.ts";
import { collectPicturesJob } from "../../media/collect-pictures.job.ts";
import { collectDocumentsJob } from "../collect-documents.job.ts";

const hash = createHash("sha256").update(randomUUID()).digest("hex");
const document = `${hash}.pdf`;
const picture = `${hash.slice(0, 32)}-64.webp`;

it("what collects pictures leaves documents alone in a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  const app = await startTestApp("empty", { MEDIA_DIR: folder });
  const [media, documents] = [storageOf(app.config.media), storageOf(app.config.documents)];
  await media.put(picture, Buffer.from("a picture"), "image/webp");
  await documents.put(document, Buffer.from("a document"), "application/pdf");
  const before = new Date(Date.now() - 48 * 3600_000);
  for (const name of await readdir(folder, { recursive: true }))
    await utimes(join(folder, name), before, before);
  await addJob(app.database.orm.em.fork(), collectPicturesJob, {});
  await app.runJobs();
  expect(await media.get(picture)).toBeUndefined();
  expect((await documents.get(document))?.toString()).toBe("a document");
  await app.stop();
  await rm(folder, { recursive: true });
});

it("a file that no document has is deleted after a day, others are kept", async () => {
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  const app = await startTestApp("empty", { MEDIA_DIR: folder });
  const documents = storageOf(app.config.documents);
  const { id } = await createVendor(app);
  const used = `${hash.replace(/./, "f")}.pdf`;
  const fresh = `${hash.replace(/./, "e")}.pdf`;
  const unused = `${hash.replace(/./, "d")}.pdf`;
  for (const name of [used, unused]) await documents.put(name, Buffer.from(name), "application/pdf");
  const before = new Date(Date.now() - 48 * 3600_000);
  for (const name of await readdir(folder, { recursive: true }))
    await utimes(join(folder, name), before, before);
  await documents.put(fresh, Buffer.from(fresh), "application/pdf");
  const em = app.database.orm.em.fork();
  await em.execute(
    `insert into documents (vendor_id, kind, title, visibility, hash, bytes, pages, text_state)
     values (?, 'other', 'Kept', 'public', ?, 9, 1, 'none')`,
    [id, used.slice(0, 64)],
  );
  await addJob(em, collectDocumentsJob, {});
  await app.runJobs();
  expect(await documents.get(unused)).toBeUndefined();
  expect(await documents.get(used)).toBeDefined();
  expect(await documents.get(fresh)).toBeDefined();
  await app.stop();
  await rm(folder, { recursive: true });
});

it("a bucket of pictures lists no documents, which are in another", async () => {
  const { bucket, stop } = await startS3Server();
  const settings = readConfig({
    DATABASE_URL: "postgresql://127.0.0.1/unused",
    MEDIA_S3_BUCKET: bucket.name,
    MEDIA_S3_ENDPOINT: bucket.endpoint ?? "",
    MEDIA_S3_KEY_ID: bucket.account?.keyId ?? "",
    MEDIA_S3_KEY: bucket.account?.secret ?? "",
  });
  await storageOf(settings.documents).put(document, Buffer.from("a document"), "application/pdf");
  const listed: string[] = [];
  for await (const { name } of storageOf(settings.media).list()) listed.push(name);
  expect(listed).toEqual([]);
  expect((await storageOf(settings.documents).get(document))?.toString()).toBe("a document");
  expect(() =>
    readConfig({
      DATABASE_URL: "postgresql://127.0.0.1/unused",
      MEDIA_S3_BUCKET: bucket.name,
      DOCUMENTS_S3_BUCKET: bucket.name,
    }),
  ).toThrow("another bucket");
  await stop();
});
