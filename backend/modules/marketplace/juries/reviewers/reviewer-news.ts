import type { Context } from "../../../../shared/context.ts";
import { endOfDay, longEnd } from "../../../../shared/days/days.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { REVIEWS } from "../jury-paths.rules.ts";

/** A round about which reviewers are told. */
interface NewsOf {
  readonly record: { readonly title: string };
  readonly round: { readonly id: number; readonly name: string; readonly closesOn: string };
}

const applications = (count: number) => (count === 1 ? "1 application" : `${count} applications`);

/**
 * Tells reviewers how many applications they have to review. Nothing that they are told says who has applied.
 * @param counts how many, by the id of the reviewer.
 */
export async function notifyReviewers(
  { em, publicUrl }: Pick<Context, "em" | "publicUrl">,
  { record, round }: NewsOf,
  counts: ReadonlyMap<number, number>,
  occasion: "assigned" | "reminded",
): Promise<void> {
  if (counts.size === 0) return;
  const rows = await em.execute<{ id: number; userId: number }[]>(
    `select id, user_id as "userId" from jury_reviewers where id = any(?::integer[]) and user_id is not null`,
    [`{${[...counts.keys()].join(",")}}`],
  );
  const until = longEnd(endOfDay(round.closesOn));
  const closing = `The round “${round.name}” closes on ${until}.`;
  const path = `${REVIEWS}?round=${round.id}`;
  const at = Date.now();
  await notify(
    em,
    rows.map(({ id, userId }) => {
      const much = applications(counts.get(id) ?? 0);
      const title =
        occasion === "assigned"
          ? `You have ${much} to review for “${record.title}”`
          : `${much} to review for “${record.title}” by ${until}`;
      return {
        recipient: userId,
        type: "application_received" as const,
        title,
        text: [closing],
        path,
        key: `jury-${occasion}:${round.id}:${id}:${at}`,
        letter: {
          subject: title,
          text: [
            `${title}.`,
            closing,
            `Review them here: ${publicUrl}${path}`,
            `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
          ],
        },
      };
    }),
  );
}
