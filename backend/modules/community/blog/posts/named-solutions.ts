import sql from "sql-template-tag";
import type { Context } from "../../../../shared/context.ts";
import { assertCount } from "../../../../shared/paging/keyset.ts";
import { readRows } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { fields, type Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { Solution } from "../../../catalog/solutions/solution.entity.ts";
import { isPublic } from "../../../catalog/solutions/solution-status.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { isPublished } from "./blog-post-status.ts";

/** The maximum number of words in a name. */
const LONGEST = 5;
/** The maximum number of words of a text that are read. */
const READ = 5_000;
/** The maximum number of solutions read, before the first ones in the text are selected. */
const FOUND = 100;

/** Returns a word without the punctuation around it, and whether it ends a sentence. */
function wordOf(written: string) {
  return {
    word: written.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}+]*$/gu, ""),
    ends: /[.!?:*]["')\]*]*$/.test(written),
  };
}

/**
 * Returns the possible names in a text, in its order: sequences of words that begin with a capital letter or
 * a digit. A single word at the beginning of a sentence doesn't count, since it is always capitalized.
 */
export function namesIn(text: string): string[] {
  const words = text.split(/\s+/).slice(0, READ).map(wordOf);
  const names = words.flatMap(({ word }, start) => {
    if (!/^[\p{Lu}\p{N}]/u.test(word)) return [];
    const begins = start === 0 || words[start - 1]?.ends;
    const following = words.slice(start, start + LONGEST);
    const end = following.findIndex(({ ends }) => ends);
    const row = (end < 0 ? following : following.slice(0, end + 1)).map((one) => one.word);
    return row.map((_, index) => row.slice(0, index + 1).join(" ")).slice(begins ? 1 : 0);
  });
  return [...new Set(names)];
}

/** Returns the published solutions that a published post names, in its order; none for an unknown post. */
export async function solutionsNamedIn(
  { em }: Context,
  postId: string,
  first: number,
  selection: Selection,
): Promise<Row<Solution>[]> {
  const count = assertCount(first);
  const [post] = await readRows(em, BlogPost, {
    selection: fields(["content"]),
    where: sql`${isPublished} and t.id = ${parseId(postId) ?? 0}`,
    limit: 1,
  });
  const names = namesIn(post?.content ?? "");
  if (names.length === 0) return [];
  const found = await readRows(em, Solution, {
    selection: { ...selection, title: {} },
    // `title_key` is indexed but folds case, so the exact title is compared as well.
    where: sql`${isPublic} and t.title_key = any(${names.map((name) => name.toLowerCase())}::text[])
      and t.title = any(${names}::text[])`,
    limit: FOUND,
  });
  const place = new Map(names.map((name, index) => [name, index]));
  return found
    .toSorted((one, other) => (place.get(one.title) ?? 0) - (place.get(other.title) ?? 0))
    .slice(0, count);
}
