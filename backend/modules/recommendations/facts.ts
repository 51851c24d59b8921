import { stemOf } from "../discovery/text/stem.ts";
import { isStopWord } from "../discovery/text/stop-words.ts";
import { wordsOf } from "../discovery/text/words.ts";

/** What is known of a solution or of another record that tells a person's taste. */
export interface Facts {
  readonly title: string;
  readonly category: string | null;
  readonly sports: readonly string[];
  readonly tags: readonly string[];
}

/** What a record and a solution have in common. */
export interface Common {
  readonly category: string | null;
  readonly sports: readonly string[];
  readonly tags: readonly string[];
}

/** The words of a text that name a solution: in its title, category, sports or tags, in whatever form. */
export function wordsNaming(text: string, { title, category, sports, tags }: Facts): string[] {
  const named = new Set(
    wordsOf([title, category ?? "", ...sports, ...tags].join(" ")).map((word) => stemOf(word.text)),
  );
  const own = wordsOf(text).filter((word) => !isStopWord(word.text) && named.has(stemOf(word.text)));
  return [...new Set(own.map((word) => word.text))];
}

/** What two records have in common; undefined if nothing. */
export function commonOf(one: Facts, other: Facts): Common | undefined {
  const common = {
    category: one.category === other.category ? one.category : null,
    sports: other.sports.filter((sport) => one.sports.includes(sport)),
    tags: other.tags.filter((tag) => one.tags.includes(tag)),
  };
  return common.category || common.sports.length > 0 || common.tags.length > 0 ? common : undefined;
}
