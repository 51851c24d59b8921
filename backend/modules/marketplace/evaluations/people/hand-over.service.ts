import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { EvaluationRole } from "../evaluation.rules.ts";
import { assertRoomForEvaluation } from "../evaluation.service.ts";
import { lockAs } from "../standing.ts";

/** The person who is to own an evaluation, and the name of who owns it. */
interface Next {
  readonly id: number;
  readonly userId: number;
  readonly formerOwner: string;
}

const invalid = (field: string, message: string) => new InvalidInputError(message, { [field]: message });

/**
 * Makes another of its people the owner of an evaluation; the former one stays as a judge or a reader, and the
 * new one is told.
 * @throws InvalidInputError at `personId` or `staysAs`; ConflictError at the new owner's limit of evaluations, or if
 * somebody whose scores count would only read; as `lockAs`.
 */
export async function handOver(
  context: Context,
  id: string,
  personId: string,
  staysAs: EvaluationRole,
): Promise<void> {
  const { em, publicUrl } = context;
  const { evaluation, standing } = await lockAs(context, id, ["owner"]);
  if (staysAs === "owner")
    throw invalid("staysAs", "An evaluation has one owner. Stay as a judge or a reader");
  if (staysAs === "reader" && standing.submittedAt) {
    const message = "Your scores count, so you stay as a judge.";
    throw new ConflictError(message, { staysAs: message });
  }
  const [next] = await em.execute<Next[]>(
    `select p.id, p.user_id as "userId",
       (select f.first_name || ' ' || f.last_name from evaluation_people o join users f on f.id = o.user_id where o.id = ?)
         as "formerOwner"
     from evaluation_people p join users u on u.id = p.user_id and u.is_active and u.deletion_due_at is null
     where p.id = ? and p.evaluation_id = ? and p.role <> 'owner'`,
    [standing.personId, parseId(personId) ?? 0, evaluation.id],
  );
  if (!next) throw invalid("personId", "Choose someone who has joined this evaluation");
  await assertRoomForEvaluation(em, next.userId, "They own as many evaluations as a person can.");
  await em.execute("update evaluation_people set role = ? where id = ?", [staysAs, standing.personId]);
  await em.execute("update evaluation_people set role = 'owner' where id = ?", [next.id]);
  const title = `You now own the evaluation “${evaluation.name}”`;
  const path = `/evaluations/${evaluation.id}`;
  const who = `${next.formerOwner} handed it over to you.`;
  await notify(em, [
    {
      recipient: next.userId,
      type: "review",
      title,
      text: [who],
      path,
      key: `evaluation-handed-over:${evaluation.id}:${Date.now()}`,
      letter: {
        subject: title,
        text: [
          `${title}. ${who}`,
          `Open the evaluation: ${publicUrl}${path}`,
          `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
        ],
      },
    },
  ]);
  await recordAuditEvent(context, {
    action: "evaluation.handed_over",
    subject: evaluation.id,
    changes: { formerOwner: { after: staysAs } },
  });
}
