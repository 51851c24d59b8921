import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { keyRules } from "../conversation.rules.ts";
import { lockConversation } from "../lock-conversation.ts";
import { addMessage } from "../messages/add-message.ts";
import { MESSAGES } from "../messages/message.service.ts";
import { VendorRequestQuestion } from "./request.entity.ts";
import type { VendorAnswerInput } from "./request.inputs.ts";
import { answerRules } from "./request.rules.ts";

interface Answer {
  readonly question: VendorRequestQuestion;
  readonly text: string;
}

/** @throws InvalidInputError at each question whose answer is too long, or if there is no answer at all. */
async function validAnswers(
  questions: readonly VendorRequestQuestion[],
  given: readonly VendorAnswerInput[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const fields: Record<string, string> = {};
  for (const question of questions) {
    const answer = given.find(({ questionId }) => questionId === String(question.id));
    const { text } = await validate(answerRules, { text: answer?.text ?? "" }).catch((error: unknown) => {
      if (!(error instanceof InvalidInputError)) throw error;
      fields[`answer${question.id}`] = error.message;
      return { text: "" };
    });
    if (text) answers.push({ question, text });
  }
  const [tooLong] = Object.values(fields);
  if (tooLong) throw new InvalidInputError(tooLong, fields);
  const [first] = questions;
  const message = "Answer at least one question";
  if (answers.length === 0) throw new InvalidInputError(message, { [`answer${first?.id}`]: message });
  return answers;
}

/**
 * Answers the questions of a request on behalf of its vendor, in one message; the latest answer to a question
 * counts. Returns the message's id.
 * @throws InvalidInputError at the questions; NotFoundError if the conversation is not the vendor's, or
 * doesn't belong to a request.
 */
export async function answerRequest(
  context: Context,
  conversationId: string,
  given: readonly VendorAnswerInput[],
  givenKey: string,
): Promise<number> {
  const { em, limits } = context;
  const { key } = await validate(keyRules, { key: givenKey });
  await limits.count(MESSAGES, String(personOf(context).id));
  return em.transactional(async () => {
    const conversation = await lockConversation(context, conversationId);
    if (conversation.side !== "vendor" || conversation.requestId === null)
      throw new NotFoundError("This conversation doesn't exist.");
    const questions = await em.find(
      VendorRequestQuestion,
      { request: conversation.requestId },
      { orderBy: { position: "asc" } },
    );
    const answers = await validAnswers(questions, given);
    const text = answers
      .map(({ question, text: answer }) => `${question.position}. ${question.text}\n${answer}`)
      .join("\n\n");
    const message = await addMessage(context, conversation, text, key);
    if (message.isNew)
      await em.execute(
        `insert into vendor_request_answers (message_id, question_id, text)
         select ?, a.question, a.text from jsonb_to_recordset(?::jsonb) as a(question integer, text text)`,
        [
          message.id,
          JSON.stringify(answers.map((answer) => ({ question: answer.question.id, text: answer.text }))),
        ],
      );
    return message.id;
  });
}
