import { raw, type Sql } from "sql-template-tag";
import type { Contributions } from "../../../shared/context.ts";
import type { AnyList } from "../../../shared/listing/list.ts";

/** The names of a list's records in emails and on screens. */
interface Named {
  /** The plural and the singular, such as "solutions" and "solution". */
  readonly plural: string;
  readonly noun: string;
  /** A record's title and the path of its page, as SQL on `t`. */
  readonly title: Sql;
  readonly path: Sql;
}

const page = (section: string): Sql => raw(`'${section}/' || t.id || '-' || t.slug`);

const NAMES: Readonly<Record<string, Named>> = {
  solutions: named("solution", "solutions", "title", "/solutions"),
  vendors: named("vendor", "vendors", "name", "/vendors"),
  opportunities: named("opportunity", "opportunities", "title", "/opportunities"),
  researchPapers: named("paper", "papers", "title", "/research"),
  universityPartners: named("partner", "partners", "university_name", "/research/partners"),
  collaborations: named("collaboration", "collaborations", "title", "/research/collaborations"),
  marketTrends: named("trend", "trends", "title", "/market-intelligence"),
  blogPosts: { ...named("article", "articles", "title", "/blog"), path: raw("'/blog/' || t.slug") },
};

function named(noun: string, plural: string, title: string, section: string): Named {
  return { noun, plural, title: raw(`t.${title}::text`), path: page(section) };
}

/** A list with a public screen, whose searches can be saved. */
export interface SearchableList extends Named {
  readonly list: AnyList;
  /** The path of its screen. */
  readonly screen: string;
}

/** Returns the list with this name; undefined if there is none, or its searches can't be saved. */
export function searchableList({ lists }: Contributions, name: string): SearchableList | undefined {
  const list = lists.get(name);
  const names = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  return list?.path && names ? { ...names, list, screen: list.path } : undefined;
}
