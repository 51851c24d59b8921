import { array, object, string } from "yup";
import { Levels } from "../../catalog/taxonomy/level.ts";
import { MAX_CRITERIA, MAX_CRITERION } from "../briefs/brief.rules.ts";
import type { ParsedBrief } from "../briefs/brief.ts";
import { levelsIn, sportsIn } from "../briefs/reading/names.ts";
import { saysMore } from "../briefs/reading/parse-brief.ts";
import { foldWord } from "../text/fold-word.ts";

const texts = array(string().required().max(2_000)).max(200).default([]);
/** The expected shape; any other response is rejected. */
const answerShape = object({
  sports: texts,
  level: string().oneOf(Object.values(Levels)).nullable().default(null),
  must: texts,
  should: texts,
  wont: texts,
  integrations: texts,
});

/**
 * Validates an external reader's response against the text: a list entry counts only if the text contains it,
 * and a sport or level that the text doesn't name is reported as a guess. Amounts and dates are never taken
 * from it.
 * @param own the built-in reader's result.
 * @throws ValidationError for a response of another shape.
 */
export function checkedAnswer(
  answer: unknown,
  text: string,
  sports: readonly string[],
  own: ParsedBrief,
): ParsedBrief {
  const said = answerShape.validateSync(answer, { stripUnknown: true });
  const folded = plain(text);
  let dropped = 0;
  const quoted = (list: readonly string[]) => {
    const kept = [...new Set(list.map((entry) => entry.trim()).filter(Boolean))].filter(
      (entry) =>
        entry.length <= MAX_CRITERION && entry.isWellFormed() && ` ${folded} `.includes(` ${plain(entry)} `),
    );
    dropped += list.length - kept.length;
    // Amounts are budgets, which the built-in reader extracts.
    return kept.filter(saysMore).slice(0, MAX_CRITERIA);
  };
  const lists = {
    must: quoted(said.must),
    should: quoted(said.should),
    wont: quoted(said.wont),
    integrations: quoted(said.integrations),
  };
  const known = sportsIn(said.sports.join("\n"), sports);
  const level = said.level as ParsedBrief["criteria"]["level"];
  const guessed = [
    ...known.filter((sport) => !sportsIn(text, sports).includes(sport)),
    ...(level && !levelsIn(text).includes(level) ? [level.replaceAll("-", " ")] : []),
  ];
  return {
    unread: own.unread,
    criteria: { ...own.criteria, ...lists, sports: known, level },
    notes: [
      "An AI service sorted this text into criteria. It plays no part in scoring.",
      ...(guessed.length > 0 ? [`Inferred from the text, but not named there: ${guessed.join(", ")}.`] : []),
      ...(dropped > 0 ? ["Some of what the AI service said isn't in the text, so it was left out."] : []),
      ...own.notes,
    ],
  };
}

/** Normalizes a text to its words for comparison. */
function plain(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map(foldWord).join(" ");
}
