import sql from "sql-template-tag";
import type { Job } from "../../../../shared/job.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { describeMatches } from "../../briefs/matching/alertable-matches.ts";
import { readBrief, readSettledKnowledge } from "../../briefs/reading/read-brief.ts";
import { wantsSolutions } from "../../saved-searches/alerts/reachable.ts";
import { inputOf } from "../known-matches.ts";
import { SavedBrief } from "../saved-brief.entity.ts";
import { briefLetter } from "./letter.ts";

/** The number of matches listed in an email, each with its reason. */
const SHOWN = 5;

/**
 * Sends an email about new matches, unless its owner has unsubscribed in the meantime. Matches that are no
 * longer public or no longer fit are omitted; if none remains, nothing is sent. The unsubscribe key is read
 * here so it never enters the queue.
 */
export const briefLetterJob: Job<{ brief: number; ids: number[] }> = {
  name: "brief-letter",
  run: async ({ brief: id, ids }, tools) => {
    const { em, mailer, publicUrl, settings } = tools;
    const [to] = await queryRows(
      em,
      sql`select u.first_name as "firstName", u.email from saved_briefs b join users u on u.id = b.owner_id
        where b.id = ${id} and b.alert <> 'none' and ${wantsSolutions(settings)}`,
    );
    const brief = to && (await em.findOne(SavedBrief, { id }));
    if (!brief) return;
    const knowledge = await readSettledKnowledge(tools);
    if (!knowledge) throw new Error("The search index is still being filled.");
    const read = await readBrief(tools, knowledge, inputOf(brief));
    const { total, told } = await describeMatches(em, read, { ids: new Set(ids), most: SHOWN });
    if (told.length === 0) return;
    await mailer.send(
      briefLetter({
        firstName: String(to.firstName),
        email: String(to.email),
        brief: { id, name: brief.name, key: brief.unsubscribeKey },
        matches: told,
        total,
        publicUrl,
      }),
    );
  },
};
