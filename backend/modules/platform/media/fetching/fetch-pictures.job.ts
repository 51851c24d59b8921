import { buffer } from "node:stream/consumers";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ApplicationError, UnavailableError } from "../../../../shared/errors.ts";
import { packedIn } from "../../../../shared/import-kind/packed-source.ts";
import type { Job, JobTools } from "../../../../shared/job.ts";
import { OutboundError } from "../../../../shared/outbound/outbound-error.ts";
import { safeFetch } from "../../../../shared/outbound/safe-fetch.ts";
import { readPackedFile } from "../../../administration/imports/screen/packed-file.ts";
import { MAX_PICTURE_BYTES, PICTURE_ROLES } from "../picture-role.rules.ts";
import { RefusedPicture } from "../processing/refused-picture.ts";
import { renderApart } from "../processing/render-apart.ts";
import type { RenderedPicture } from "../processing/render-picture.ts";
import { assertRoom } from "../uploading/add-picture.ts";
import { insertPicture, storeFiles } from "../uploading/store-picture.ts";

/** How long a run goes on, in milliseconds; the rest is left to the next one. */
const DURATION = 45_000;
const TIME_LIMIT = 15_000;
/** How often an address is tried that can't be reached. */
const ATTEMPTS = 3;

interface Fetch {
  readonly id: number;
  readonly kind: "vendor" | "solution";
  readonly owner: number;
  readonly role: "logo" | "screenshot";
  readonly url: string;
  readonly attempts: number;
  /** Whether the record no longer names the address. */
  readonly isRemoved: boolean;
}

/** Claims an address; the claim of a process that ended expires after five minutes. */
const CLAIM = `
  with next as (
    select id from picture_fetches where due_at <= now() order by due_at, id limit 1 for update skip locked
  )
  update picture_fetches f set attempts = attempts + 1, due_at = now() + interval '5 minutes'
  from next where f.id = next.id
  returning f.id, owner_kind as kind, owner_id as owner, role, url, attempts, is_removed as "isRemoved"`;

/** An attempt that may succeed later. */
class TryAgain extends Error {}

/** Fetches the pictures that imported files name by their addresses, or have beside them, one after the other. */
export const fetchPicturesJob: Job = {
  name: "fetch-pictures",
  schedule: "* * * * *",
  oneAtATime: true,
  run: async (_payload, tools) => {
    const until = Date.now() + DURATION;
    while (Date.now() < until) {
      const [claimed] = await tools.em.execute<Fetch[]>(CLAIM);
      if (!claimed) return;
      await (claimed.isRemoved ? remove(tools.em, claimed) : fetchOne(tools, claimed));
    }
  },
};

async function fetchOne(tools: JobTools, fetch: Fetch): Promise<void> {
  const { em } = tools;
  try {
    if (fetch.url.startsWith(`${tools.publicUrl}/`))
      return await end(em, fetch, "It's the address here of another record's picture.");
    const rendered = await renderApart(await fetched(tools, fetch.url), fetch.role);
    await storeFiles(tools, rendered);
    await em.transactional(async (inner) => add({ ...tools, em: inner }, fetch, rendered));
  } catch (error) {
    if (error instanceof UnavailableError) return await retry(em, fetch, fetch.attempts - 1, 1);
    const isPassing = error instanceof TryAgain || error instanceof OutboundError;
    if (isPassing && fetch.attempts < ATTEMPTS)
      return await retry(em, fetch, fetch.attempts, 10 * fetch.attempts);
    if (!(isPassing || error instanceof RefusedPicture || error instanceof ApplicationError)) throw error;
    await end(em, fetch, error.message);
  }
}

/** Removes the picture of an address that its record no longer names, unless it names another address of it. */
async function remove(em: EntityManager, { id }: Fetch): Promise<void> {
  await em.execute(
    `with gone as (delete from picture_fetches where id = ? and is_removed returning *)
     delete from media p using gone f where p.id = f.media_id and not exists (
       select from picture_fetches o where o.media_id = p.id and o.id <> f.id and not o.is_removed)`,
    [id],
  );
}

function fetched({ em, settings }: JobTools, url: string): Promise<Buffer> {
  const packed = packedIn(url);
  if (packed) return readPackedFile(em, packed, MAX_PICTURE_BYTES);
  const request = { url, timeLimit: TIME_LIMIT, sizeLimit: MAX_PICTURE_BYTES };
  return safeFetch({ ...request, privateHosts: settings.webhookPrivateHosts }, async ({ status, body }) => {
    if (status >= 500 || status === 429) throw new TryAgain(`It answers with an error (${status}).`);
    if (status !== 200) throw new OutboundError(`It answers with an error (${status}).`);
    return buffer(body);
  });
}

/** Adds a picture to its record, unless it lost its address since or people have given it a logo themselves. */
async function add(tools: JobTools, fetch: Fetch, rendered: RenderedPicture): Promise<void> {
  const { em } = tools;
  const { id, kind, owner, role } = fetch;
  const [record] = await em.execute<
    { organizationId: number | null; same: number | null; ownLogo: boolean }[]
  >(
    `select v.organization_id as "organizationId",
       (select id from media where owner_kind = ? and owner_id = ? and role = ? and hash = ? limit 1) as same,
       exists (select from media where owner_kind = ? and owner_id = ? and role = 'logo'
         and added_by_id is not null) as "ownLogo"
     from picture_fetches f left join solutions s on s.id = f.solution_id
       join vendors v on v.id = coalesce(f.vendor_id, s.vendor_id)
     where f.id = ? for update of f`,
    [kind, owner, role, rendered.hash, kind, owner, id],
  );
  if (!record) return;
  if (role === "logo" && record.ownLogo) return end(em, fetch, "People have uploaded a logo themselves.");
  const place = { kind, id: owner, role };
  let media = record.same;
  if (media === null) {
    const organization = record.organizationId === null ? {} : { organizationId: record.organizationId };
    await assertRoom(tools, kind, { id: owner, ...organization }, role);
    if (PICTURE_ROLES[role].max === 1)
      await em.execute("delete from media where owner_kind = ? and owner_id = ? and role = ?", [
        kind,
        owner,
        role,
      ]);
    media = await insertPicture(tools, place, rendered, {});
  }
  await em.execute("update picture_fetches set media_id = ?, due_at = null, finding = null where id = ?", [
    media,
    id,
  ]);
}

async function retry(em: EntityManager, { id }: Fetch, attempts: number, minutes: number): Promise<void> {
  await em.execute(
    "update picture_fetches set attempts = ?, due_at = now() + ? * interval '1 minute' where id = ?",
    [attempts, minutes, id],
  );
}

/** @param finding why there is no picture of it; null if that is as it should be. */
async function end(em: EntityManager, { id }: Fetch, finding: string | null): Promise<void> {
  await em.execute("update picture_fetches set due_at = null, finding = ? where id = ?", [
    finding === null ? null : finding.slice(0, 300),
    id,
  ]);
}
