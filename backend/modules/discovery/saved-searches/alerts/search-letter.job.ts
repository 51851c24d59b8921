import sql, { raw } from "sql-template-tag";
import type { Job } from "../../../../shared/job.ts";
import { allOf, conditionsOf } from "../../../../shared/listing/conditions.ts";
import type { ListQuery } from "../../../../shared/listing/list-query.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { metadataOf } from "../../../../shared/rows/read-rows.ts";
import { addressOf, understood } from "../search-query.ts";
import { searchLetter } from "./letter.ts";
import { isReachable } from "./reachable.ts";

interface Recipient {
  readonly firstName: string;
  readonly email: string;
  readonly name: string;
  readonly key: string;
  readonly list: string;
  readonly query: ListQuery;
  readonly sort: string;
}

/**
 * Sends an email about new matches, unless its owner has unsubscribed in the meantime. Matches that are no
 * longer public are omitted; if none remains, nothing is sent. The unsubscribe key is read here so it never
 * enters the queue.
 */
export const searchLetterJob: Job<{ search: number; ids: number[]; total: number }> = {
  name: "search-letter",
  run: async ({ search: id, ids, total }, { em, mailer, publicUrl, contributions, settings }) => {
    const [to] = (await queryRows(
      em,
      sql`select u.first_name as "firstName", u.email, s.name, s.unsubscribe_key as key, s.list, s.query, s.sort
        from saved_searches s join users u on u.id = s.owner_id
        where s.id = ${id} and s.alert <> 'none' and ${isReachable(settings)}`,
    )) as unknown as Recipient[];
    const is = to && understood(contributions, to);
    if (!to || !is) return;
    const { of, criteria } = is;
    const { tableName } = metadataOf(em, of.list.entity);
    const matches = (await queryRows(
      em,
      sql`select ${of.title} as title, ${of.path} as path
        from ${raw(tableName)} t join unnest(${ids}::integer[]) with ordinality o(id, place) on o.id = t.id
        where ${allOf(conditionsOf(of.list, criteria, { actor: undefined }))} order by o.place`,
    )) as unknown as { title: string; path: string }[];
    if (matches.length === 0) return;
    await mailer.send(
      searchLetter({
        firstName: to.firstName,
        email: to.email,
        noun: of.noun,
        plural: of.plural,
        matches,
        publicUrl,
        search: { name: to.name, key: to.key, address: addressOf(of, to.query, to.sort) },
        total: total - (ids.length - matches.length),
      }),
    );
  },
};
