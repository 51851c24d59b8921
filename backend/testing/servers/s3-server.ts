import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { BucketSettings } from "../../shared/storage/file-storage.ts";

/** An S3-compatible service on loopback, with an empty bucket and one for documents. */
export async function startS3Server(): Promise<{ bucket: BucketSettings; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  const service = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    // It computes another signature for the address of a bucket, with which lists are read.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: ["media", "media-documents"].map((name) => ({ name, configs: [] })),
  });
  const { port } = await service.run();
  return {
    bucket: {
      name: "media",
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      account: { keyId: "S3RVER", secret: "S3RVER" },
    },
    stop: async () => {
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
