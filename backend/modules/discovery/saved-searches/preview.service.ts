import sql, { raw } from "sql-template-tag";
import { Field, Int, ObjectType } from "type-graphql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { DAY } from "../../../shared/days/days.ts";
import type { Limit } from "../../../shared/limits.ts";
import { conditionsOf, matching } from "../../../shared/listing/conditions.ts";
import { readCounts } from "../../../shared/listing/reading/read-counts.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { metadataOf } from "../../../shared/rows/read-rows.ts";
import { SHOWN } from "./alerts/letter.ts";
import { criteriaOf, readSearch } from "./search-query.ts";
import { wordsOf } from "./search-words.ts";

const PREVIEWS: Limit = {
  name: "search-previews",
  times: 300,
  seconds: 600,
  message: "You've previewed a lot of searches.",
};

@ObjectType({ description: "A record as emails name it." })
export class SearchMatch {
  @Field({ description: "Its title." })
  title: string;

  @Field({ description: "The path of its page." })
  path: string;

  @Field({ description: "When it became public." })
  publishedAt: Date;
}

@ObjectType({ description: "What a search finds, and what an email would have listed recently." })
export class SearchPreview {
  @Field({ description: "A name for it, in words." })
  suggestedName: string;

  @Field(() => [String], { description: "What it looks for: the text, then the chosen values." })
  words: string[];

  @Field(() => Int, { description: "How many records it finds." })
  totalCount: number;

  @Field({ description: "False when there are more than `totalCount`." })
  totalCountIsExact: boolean;

  @Field(() => Int, { description: "How many of them became public in the last seven days." })
  recentCount: number;

  @Field(() => [SearchMatch], { description: "The latest of them, at most ten, as an email lists them." })
  newest: SearchMatch[];
}

/**
 * Returns what a search finds.
 * @throws InvalidInputError at a parameter that the list does not support; TooManyRequestsError.
 */
export async function previewSearch(context: Context, list: string, address: string): Promise<SearchPreview> {
  const { em, limits } = context;
  const search = readSearch(context.contributions, list, address);
  await limits.count(PREVIEWS, String(personOf(context).id));
  const { of, query } = search;
  const conditions = conditionsOf(of.list, criteriaOf(of.list, query), { actor: undefined });
  const counts = await readCounts(em, of.list, conditions, []);
  const { tableName } = metadataOf(em, of.list.entity);
  const rows = await queryRows(
    em,
    sql`select ${of.title} as title, ${of.path} as path, p.published_at as "publishedAt",
        count(*) over ()::int as total
      from publications p join ${raw(tableName)} t on t.id = p.record_id
      where p.list = ${of.list.name} and p.published_at >= ${new Date(Date.now() - 7 * DAY)}
        and ${matching(conditions)}
      order by p.published_at desc, t.id desc limit ${SHOWN}`,
  );
  const [words = []] = await wordsOf(em, [search]);
  return {
    suggestedName: nameFrom(words, of.plural),
    words,
    totalCount: counts.totalCount,
    totalCountIsExact: counts.totalCountIsExact,
    recentCount: Number(rows[0]?.total ?? 0),
    newest: rows.map(({ title, path, publishedAt }) => ({
      title: String(title),
      path: String(path),
      publishedAt: new Date(String(publishedAt)),
    })),
  };
}

/** Returns a name made of the search's description, at most 80 characters long. */
function nameFrom(words: readonly string[], plural: string): string {
  const plain = words.map((word) => word.replace(/^"(.*)"$/, "$1"));
  const name = plain.length > 0 ? plain.join(" · ") : `All ${plural}`;
  return name.length > 80 ? `${name.slice(0, 79).trimEnd()}…` : name;
}
