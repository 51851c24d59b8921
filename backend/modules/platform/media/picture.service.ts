import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import type { StoredPicture } from "./picture.ts";
import { isPublicOwner, storedPicture } from "./picture-columns.ts";

const FROM = `from media p left join vendors v on v.id = p.vendor_id left join solutions s on s.id = p.solution_id
  left join users u on u.id = p.user_id left join blog_posts b on b.id = p.post_id`;

/** SQL of whether the record of the picture `p` is public. */
const IS_PUBLIC = `coalesce(case p.owner_kind
  when 'vendor' then ${isPublicOwner.vendor("v")} when 'solution' then ${isPublicOwner.solution("s")}
  when 'user' then ${isPublicOwner.user("u")} else ${isPublicOwner.post("b")} end, false)`;

/** Returns the pictures with these ids, in their order; missing ones are left out. */
export async function readPictures(
  { em }: Pick<Context, "em">,
  ids: readonly number[],
): Promise<StoredPicture[]> {
  const found = await em.execute<{ picture: StoredPicture }[]>(
    `select ${storedPicture(IS_PUBLIC)} as picture ${FROM} where p.id = any(?::integer[])
     order by array_position(?::integer[], p.id)`,
    [`{${ids.join(",")}}`, `{${ids.join(",")}}`],
  );
  return found.map(({ picture }) => picture);
}

/**
 * Returns a picture.
 * @throws NotFoundError
 */
export async function readPicture(context: Pick<Context, "em">, id: number): Promise<StoredPicture> {
  const [found] = await readPictures(context, [id]);
  if (!found) throw new NotFoundError("This picture doesn't exist.");
  return found;
}

/** Whether a file is of a picture whose record is public. */
export async function isPublicFile(
  { em }: Pick<Context, "em">,
  hash: string,
  width: number,
): Promise<boolean> {
  const found = await em.execute<unknown[]>(
    `select ${FROM} where p.hash = ? and ? = any(p.widths) and ${IS_PUBLIC} limit 1`,
    [hash, width],
  );
  return found.length > 0;
}

/** Whether a file is of a picture whose record this person may edit, as an administrator or otherwise. */
export async function isOwnFile(
  { em }: Pick<Context, "em">,
  { hash, width }: { readonly hash: string; readonly width: number },
  person: { readonly id: number; readonly isAdministrator: boolean },
): Promise<boolean> {
  const found = await em.execute<unknown[]>(
    `select ${FROM} left join vendors o on o.id = s.vendor_id
     where p.hash = ? and ? = any(p.widths) and (? or p.user_id = ? or exists (
       select from organization_members m
       where m.user_id = ? and m.organization_id = coalesce(v.organization_id, o.organization_id)))
     limit 1`,
    [hash, width, person.isAdministrator, person.id, person.id],
  );
  return found.length > 0;
}
