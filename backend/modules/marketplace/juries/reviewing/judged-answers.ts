import { extname } from "node:path";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import type { AnswerFile, ApplicationAnswer } from "../../call-forms/application-answer.ts";
import { fileAddress, readAnswers } from "../../call-forms/read-answers.ts";
import { IS_HIDDEN, today } from "../round-state.ts";
import { OWN_TASKS } from "./tasks.service.ts";

/**
 * Returns answers as reviewers read them. While who applies is hidden, answers that say so
 * and links are left out, and files are numbered, as their names may say so, too.
 */
export function asJudged(
  context: Pick<Context, "publicUrl">,
  answers: readonly ApplicationAnswer[],
  isHidden: boolean,
): ApplicationAnswer[] {
  if (!isHidden) return [...answers];
  let number = 0;
  const numbered = (file: AnswerFile): AnswerFile => {
    number += 1;
    const name = `File ${number}${extname(file.name).toLowerCase()}`;
    return { ...file, name, url: fileAddress(context.publicUrl, { id: Number(file.id), name }) };
  };
  return answers
    .filter(({ isIdentifying, kind }) => !isIdentifying && kind !== "link")
    .map((answer) => ({ ...answer, files: answer.files.map(numbered) }));
}

/** Returns the answers of an application as its reviewers read them. */
export async function readJudgedAnswers(
  context: Context,
  applicationId: number,
  isHidden: boolean,
): Promise<ApplicationAnswer[]> {
  const answers = await readAnswers(context, [applicationId]);
  return asJudged(context, answers.get(applicationId) ?? [], isHidden);
}

/** Returns a file as the actor reads of it in a review of theirs; undefined if it is in none. */
export async function findJudgedFile(context: Context, fileId: number): Promise<AnswerFile | undefined> {
  const [task] = await context.em.execute<{ applicationId: number; isHidden: boolean }[]>(
    `select a.id as "applicationId", ${IS_HIDDEN} as "isHidden" ${OWN_TASKS}
       and a.id = (select f.application_id from application_files f where f.id = ?)
     order by "isHidden" limit 1`,
    [today(), today(), personOf(context).id, fileId],
  );
  if (!task) return undefined;
  const answers = await readJudgedAnswers(context, task.applicationId, task.isHidden);
  return answers.flatMap(({ files }) => files).find(({ id }) => id === String(fileId));
}
