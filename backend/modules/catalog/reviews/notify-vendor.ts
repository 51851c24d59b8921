import sql from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { notifyAll } from "../../account/notifications/notify.ts";
import { notifyWatchers } from "../../marketplace/watch-lists/notify-watchers.ts";

interface Reviewed {
  readonly organization: number;
  readonly vendor: number;
  readonly name: string;
  readonly solution: string;
  readonly path: string;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
}

const reviewed = (id: number) => sql`
  select v.organization_id as organization, v.id as vendor, v.name::text as name, s.title as solution, '/solutions/' || s.id || '-' || s.slug as path,
    r.author_name as author, r.rating, r.title
  from reviews r join solutions s on s.id = r.solution_id join vendors v on v.id = s.vendor_id
  where r.id = ${id} and r.status = 'published'`;

/** Notifies each member of a vendor, and those who watch it, once of a review that has become public. */
export async function notifyVendor(context: Context, id: number): Promise<void> {
  const { em, publicUrl } = context;
  const [found] = (await queryRows(em, reviewed(id))) as unknown as Reviewed[];
  if (!found) return;
  const { organization, vendor, name, solution, path, author, rating, title } = found;
  const stars = rating === 1 ? "1 star" : `${rating} stars`;
  const said = `${author} reviewed ${solution}: ${stars}`;
  const members = sql`u.id in (select m.user_id from organization_members m where m.organization_id = ${organization})`;
  await notifyAll(em, members, {
    type: "review",
    title: said,
    text: [title],
    path,
    key: `review:${id}`,
    subject: { kind: "review", id },
    letter: {
      subject: `New review of ${solution}`,
      text: [
        `${said}.`,
        title,
        `Read and answer it here: ${publicUrl}${path}`,
        `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      ],
    },
  });
  await notifyWatchers(context, vendor, {
    title: `${name} has a new review of ${solution}: ${stars}`,
    text: [title],
    path,
    key: `review:${id}`,
  });
}
