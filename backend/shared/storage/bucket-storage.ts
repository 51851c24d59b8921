import type { S3Client } from "@aws-sdk/client-s3";
import { type BucketSettings, type FileStorage, StorageError } from "./file-storage.ts";

/** How long a service may take to connect and to answer, in milliseconds. */
const CONNECTING = 2_000;
const PATIENCE = 10_000;
/** The most files that a request can delete. */
const MAX_REMOVED = 1_000;

const FULL: ReadonlySet<unknown> = new Set(["QuotaExceeded", "EntityTooLarge", "XMinioStorageFull"]);

function storageError(error: unknown): StorageError {
  return new StorageError(FULL.has((error as { name?: unknown }).name) ? "full" : "away", error);
}

/** Keeps files in a bucket. Its library is loaded on first use, as most installations have a folder. */
export function bucketStorage({ name: Bucket, endpoint, region, account }: BucketSettings): FileStorage {
  let connected: Promise<{ client: S3Client; s3: typeof import("@aws-sdk/client-s3") }> | undefined;
  const connect = async () => {
    const s3 = await import("@aws-sdk/client-s3");
    const client = new s3.S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(account && { credentials: { accessKeyId: account.keyId, secretAccessKey: account.secret } }),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECTING, requestTimeout: PATIENCE },
      // Services other than Amazon's don't know the checksums that it sends otherwise.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    return { client, s3 };
  };
  const use = async <Result>(
    call: (client: S3Client, s3: typeof import("@aws-sdk/client-s3")) => Promise<Result>,
  ) => {
    try {
      connected ??= connect();
      const { client, s3 } = await connected;
      return await call(client, s3);
    } catch (error) {
      throw storageError(error);
    }
  };

  return {
    put: (Key, Body, ContentType) =>
      use(async (client, { PutObjectCommand }) => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
      }),
    get: (Key) =>
      use(async (client, { GetObjectCommand, NoSuchKey }) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (names) =>
      use(async (client, { DeleteObjectsCommand }) => {
        for (let start = 0; start < names.length; start += MAX_REMOVED) {
          const Objects = names.slice(start, start + MAX_REMOVED).map((Key) => ({ Key }));
          const { Errors = [] } = await client.send(
            new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
          );
          if (Errors[0]) throw new Error(`${Errors[0].Key}: ${Errors[0].Message}`);
        }
      }),
    async *list() {
      let after: string | undefined;
      do {
        const page = await use((client, { ListObjectsV2Command }) =>
          client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: after })),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { name: Key, changedAt: LastModified };
        after = page.NextContinuationToken;
      } while (after);
    },
  };
}
