import sql from "sql-template-tag";
import type { Context } from "../../../../shared/context.ts";
import { parseId } from "../../../../shared/fields/ids.ts";
import { assertCount } from "../../../../shared/fields/keyset.ts";
import { readRows } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { fields, type Selection } from "../../../../shared/rows/selection.ts";
import { Solution } from "../../../catalog/solutions/solution.entity.ts";
import { isPublic } from "../../../catalog/solutions/solution-status.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { isPublished } from "./blog-post-status.ts";

/** Words in a name at most. */
const LONGEST = 5;
/** Words of a text that are looked at. */
const READ = 5_000;
/** Names that are found at most, before the first ones are taken. */
const FOUND = 100;

/** A word without the punctuation around it, and whether a sentence ends with it. */
function wordOf(written: string) {
  return {
    word: written.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}+]*$/gu, ""),
    ends: /[.!?:*]["')\]*]*$/.test(written),
  };
}

/**
 * What could be a name in a text, in its order: words in a row of which the first has a capital or a figure. One word
 * at the beginning of a sentence says nothing, as all of them have a capital there.
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

/** The published solutions whose names a published post's text has, in the text's order; none for an unknown post. */
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
    // The keys are indexed; capitals decide.
    where: sql`${isPublic} and t.title_key = any(${names.map((name) => name.toLowerCase())}::text[])
      and t.title = any(${names}::text[])`,
    limit: FOUND,
  });
  const place = new Map(names.map((name, index) => [name, index]));
  return found
    .toSorted((one, other) => (place.get(one.title) ?? 0) - (place.get(other.title) ?? 0))
    .slice(0, count);
}
