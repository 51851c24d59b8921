import type { EntityManager } from "@mikro-orm/postgresql";
import { yieldToOthers } from "../../../shared/postgres/connection-quota.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { keyOf } from "../discovery-index.ts";
import { searchEngineOf } from "../engine/engine-of.ts";
import { readFacts } from "../facts/read-facts.ts";
import { readRecords, recordOfKey, type SourceRow } from "../live/sources.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { stemOf } from "../text/stem.ts";
import { wordsOf } from "../text/words.ts";

/** A field whose values are suggested, as records of any kind are indexed with it. */
export type VotedField = "category" | "sports" | "tags";

/** A value that a record's neighbors have or its text says. */
interface Vote {
  readonly value: string;
  /** The share of its nearest records that have it, the nearer the more, in hundredths. */
  readonly share: number;
  /** How plainly its own text says it: `no`, `partly` or `plainly`. */
  readonly said: "no" | "partly" | "plainly";
}

/** How many of the nearest records vote. */
const VOTERS = 12;
/** How much of a record's text is compared: what it is stands at the beginning. */
const MOST_TEXT = 1_200;
/** The most values of a list that are voted on. */
const MOST_VALUES = 8;

/** Returns a field's values in a record. */
export function valuesOf(row: SourceRow, field: VotedField): readonly string[] {
  if (field !== "category") return row[field];
  return row.category ? [row.category] : [];
}

/** Who votes, and on what. */
export interface Electorate {
  readonly kind: SearchKind;
  readonly fields: readonly VotedField[];
  /** The catalog's sports. */
  readonly sports: readonly string[];
  /** Whether a record's values are taken as known. */
  readonly isVoter: (id: number) => boolean;
  /** Whether a value that neighbors have may be suggested. */
  readonly isValue: (field: VotedField, value: string) => boolean;
}

/**
 * Returns what the nearest public records of the same kind and the texts themselves say on the values of records,
 * the most likely first, in a fixed number of statements. Of lists, only items that the text says are voted on.
 */
export async function votesOn(
  em: EntityManager,
  rows: readonly SourceRow[],
  electorate: Electorate,
): Promise<Partial<Record<VotedField, Vote[]>>[]> {
  const nearest = await nearestOf(em, rows, electorate);
  const ids = [...new Set(nearest.flat().map(({ id }) => id))];
  const voters = new Map(
    (await readRecords(em, new Map([[electorate.kind, ids]]))).map((row) => [row.id, row]),
  );
  return rows.map((row, at) => {
    const near = (nearest[at] ?? []).flatMap(({ id, score }) => {
      const voter = voters.get(id);
      return voter ? [{ voter, score }] : [];
    });
    const saidOf = sayingIn(row, electorate.sports);
    return Object.fromEntries(
      electorate.fields.map((field) => [
        field,
        counted(near, field)
          .concat(field === "sports" ? saidOnly(near, row, electorate.sports) : [])
          .filter(({ value }) => electorate.isValue(field, value))
          .map((vote) => ({ ...vote, said: saidOf(field, vote.value) }))
          .filter(({ said }) => field === "category" || said !== "no")
          .sort(byLikelihood)
          .slice(0, field === "category" ? 1 : MOST_VALUES),
      ]),
    );
  });
}

interface Near {
  readonly voter: SourceRow;
  readonly score: number;
}

async function nearestOf(
  em: EntityManager,
  rows: readonly SourceRow[],
  { kind, isVoter }: Electorate,
): Promise<{ id: number; score: number }[][]> {
  const texts = rows.map(textOf);
  const index = await (await searchEngineOf(em).current(em)).about(texts);
  const kinds = new Set([KINDS.indexOf(kind)]);
  const nearest: { id: number; score: number }[][] = [];
  for (const [at, row] of rows.entries()) {
    const text = texts[at] ?? "";
    await index.gather(text, { kinds, byMeaning: true });
    await yieldToOthers();
    nearest.push(
      index
        .read(text, kinds)
        .ranked.map(({ candidate, score }) => ({ id: recordOfKey(keyOf(candidate)).id, score }))
        .filter(({ id }) => id !== row.id && isVoter(id))
        .slice(0, VOTERS),
    );
  }
  return nearest;
}

const textOf = ({ title, body, features }: SourceRow) =>
  [title, body, ...features].join(". ").slice(0, MOST_TEXT);

/** Near records count by the square of their score: the nearest one says most. */
function counted(near: readonly Near[], field: VotedField): Omit<Vote, "said">[] {
  const all = near.reduce((sum, { score }) => sum + score ** 2, 0) || 1;
  // Values that differ in case or accents are one, as the nearest record writes it.
  const shares = new Map<string, { value: string; share: number }>();
  for (const { voter, score } of near)
    for (const value of valuesOf(voter, field)) {
      const counted = shares.get(foldText(value)) ?? { value, share: 0 };
      shares.set(foldText(value), { ...counted, share: counted.share + score ** 2 / all });
    }
  return [...shares.values()].map(({ value, share }) => ({ value, share: Number(share.toFixed(2)) }));
}

/** Sports that the text names, and no neighbor has. */
function saidOnly(near: readonly Near[], row: SourceRow, sports: readonly string[]): Omit<Vote, "said">[] {
  const known = new Set(near.flatMap(({ voter }) => voter.sports.map(foldText)));
  return sportsSaid(row, sports)
    .filter(({ value }) => !known.has(foldText(value)))
    .map(({ value }) => ({ value, share: 0 }));
}

function sportsSaid({ title, body, features, tags }: SourceRow, sports: readonly string[]) {
  const texts = { body: `${title}.\n${body}`, features, tags, integrations: [] };
  return readFacts(texts, sports).filter(({ kind }) => kind === "sport");
}

const stemsIn = (text: string) => wordsOf(text).map((word) => stemOf(word.text));

/** Returns how plainly a record's own text says a value. */
function sayingIn(
  row: SourceRow,
  sports: readonly string[],
): (field: VotedField, value: string) => Vote["said"] {
  const facts = new Map(sportsSaid(row, sports).map((fact) => [foldText(fact.value), fact.confidence]));
  const stems = new Set(stemsIn([row.title, row.body, ...row.features].join(" ")));
  return (field, value) => {
    if (field === "sports") {
      const confidence = facts.get(foldText(value)) ?? 0;
      return confidence > 0.7 ? "plainly" : confidence > 0 ? "partly" : "no";
    }
    const wanted = stemsIn(value);
    const said = wanted.filter((stem) => stems.has(stem)).length;
    return said > 0 && said === wanted.length ? "plainly" : said > 0 ? "partly" : "no";
  };
}

const SAYING = { no: 0, partly: 0.15, plainly: 0.3 } as const;
const byLikelihood = (one: Vote, other: Vote) =>
  other.share + SAYING[other.said] - one.share - SAYING[one.said];
