import type { EntityManager } from "@mikro-orm/postgresql";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import type { SourceRow } from "../live/sources.ts";
import { type Calibration, calibrate, type Experience, likelihood, type Outcome } from "./calibrate.ts";
import { type Electorate, type VotedField, valuesOf, votesOn } from "./votes.ts";

/** A suggestion is sure if nine of ten such suggestions are right. */
export const SURE = 0.9;

/**
 * How many of the sports that texts name were right in the demo catalog, so that they are suggested where there is
 * nothing to learn from. In a catalog that nobody here wrote, 17 of 18 and 11 of 14 were.
 */
const NAMED_SPORTS: Experience = { plainly: { right: 57, count: 58 }, partly: { right: 12, count: 21 } };

/** What is known about the suggestions for a field. */
export interface Learned {
  readonly calibration: Calibration;
  /** The records whose own values are known, each of which was left out in its turn. */
  readonly records: number;
  /** How many sure suggestions they got, by the experience with the other half of them, and how many were right. */
  readonly sure: number;
  readonly right: number;
}

/** Suggests values for records whose own are known, to learn how often suggestions are right. */
export async function learn(
  em: EntityManager,
  rows: readonly SourceRow[],
  electorate: Electorate,
): Promise<Partial<Record<VotedField, Learned>>> {
  const votes = await votesOn(em, rows, electorate);
  return Object.fromEntries(
    electorate.fields.map((field) => {
      const experience = field === "sports" ? NAMED_SPORTS : {};
      const known = rows.flatMap((row, at) => {
        const own = new Set(valuesOf(row, field).map(foldText));
        const suggested = votes[at]?.[field] ?? [];
        return own.size === 0
          ? []
          : [suggested.map((vote) => ({ ...vote, isRight: own.has(foldText(vote.value)) }))];
      });
      return [field, { calibration: calibrate(known.flat(), experience), ...measured(known, experience) }];
    }),
  );
}

/** Measures the sure suggestions for each half of the records by what the other half teaches. */
function measured(
  known: readonly (readonly Outcome[])[],
  experience: Experience,
): Pick<Learned, "records" | "sure" | "right"> {
  const sure = [0, 1].flatMap((half) => {
    const others = known.filter((_, at) => at % 2 !== half);
    const calibration = calibrate(others.flat(), experience);
    return known
      .filter((_, at) => at % 2 === half)
      .flat()
      .filter((outcome) => likelihood(calibration, outcome) >= SURE);
  });
  return { records: known.length, sure: sure.length, right: sure.filter(({ isRight }) => isRight).length };
}
