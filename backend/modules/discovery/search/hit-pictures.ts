import type { EntityManager } from "@mikro-orm/postgresql";
import type { StoredPicture } from "../../platform/media/picture.ts";
import { isPublicOwner, storedPicture } from "../../platform/media/picture-columns.ts";
import { type SearchKind, SearchKinds } from "./kinds.ts";

/** The kinds of records that have a picture, with the ids in SQL. */
const KINDS_WITH_PICTURES = [SearchKinds.SOLUTION, SearchKinds.VENDOR, SearchKinds.POST] as const;

/** A solution without a logo has that of its vendor. */
const PICTURES = `
  select '${SearchKinds.SOLUTION}' as kind, s.id, ${storedPicture(isPublicOwner.solution("s"))} as picture
  from solutions s join lateral (
    select p.* from media p where p.role = 'logo' and (p.solution_id = s.id or p.vendor_id = s.vendor_id)
    order by p.solution_id nulls last limit 1) p on true
  where s.id = any(?::integer[])
  union all
  select '${SearchKinds.VENDOR}', v.id, ${storedPicture(isPublicOwner.vendor("v"))}
  from vendors v join media p on p.vendor_id = v.id and p.role = 'logo' where v.id = any(?::integer[])
  union all
  select '${SearchKinds.POST}', b.id, ${storedPicture(isPublicOwner.post("b"))}
  from blog_posts b join media p on p.post_id = b.id and p.role = 'cover' where b.id = any(?::integer[])`;

interface Hit {
  readonly kind: SearchKind;
  readonly recordId: number;
}

const keyOf = ({ kind, recordId }: Hit) => `${kind}:${recordId}`;

/** Returns a function that gives the picture of each of these hits; the first call reads all of them. */
export function picturesOf(em: EntityManager, hits: readonly Hit[]) {
  let read: Promise<Map<string, StoredPicture>> | undefined;
  const readAll = async () => {
    const ids = KINDS_WITH_PICTURES.map(
      (kind) => `{${hits.flatMap((hit) => (hit.kind === kind ? [hit.recordId] : [])).join(",")}}`,
    );
    if (ids.every((list) => list === "{}")) return new Map<string, StoredPicture>();
    const rows = await em.execute<{ kind: SearchKind; id: number; picture: StoredPicture }[]>(PICTURES, ids);
    return new Map(rows.map(({ kind, id, picture }) => [keyOf({ kind, recordId: id }), picture]));
  };
  return async (hit: Hit): Promise<StoredPicture | null> => {
    read ??= readAll();
    return (await read).get(keyOf(hit)) ?? null;
  };
}
