import type { EntityManager } from "@mikro-orm/postgresql";
import { registerEnumType } from "type-graphql";
import unhomoglyph from "unhomoglyph";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { usernameSkeleton } from "../../../shared/text/username-skeleton.ts";

/** In what a known vendor resembles a listed one. */
export const Likenesses = { WEBSITE: "website", NAME: "name", SIMILAR_NAME: "similar_name" } as const;

export type Likeness = (typeof Likenesses)[keyof typeof Likenesses];

registerEnumType(Likenesses, {
  name: "VendorLikeness",
  description: "In what a vendor resembles another one.",
  valuesConfig: {
    WEBSITE: { description: "The same website." },
    NAME: { description: "The same name, or one that looks the same." },
    SIMILAR_NAME: { description: "A similar name." },
  },
});

/** What identifies a company. */
export interface Named {
  readonly name: string;
  readonly website?: string | null | undefined;
  /** The id of the vendor itself, which doesn't count. */
  readonly except?: number;
}

/** A vendor that resembles the company, the most alike first. */
export interface Lookalike {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country: string | null;
  readonly claimed: boolean;
  readonly status: "published" | "withdrawn";
  readonly likeness: Likeness;
}

/** The number of vendors that are looked at for each company, and of those that are returned. */
const LOOKED_AT = 20;
const MOST = 5;
/** How many three-letter parts names must share, from 0 to 1; "Catapult" and "Catapult Sports" share 0.56. */
const SIMILAR = 0.45;

const FIND = `
  select c.place, v.id, v.slug, v.name::text, v.country, v.status,
    exists (select from organization_members m where m.organization_id = v.organization_id) as claimed,
    v.host is not null as "sameHost"
  from json_to_recordset(?::json) as c (place integer, name text, plain text, website text, "except" integer)
  cross join lateral (
    select t.*, max(t.own_host) over (partition by t.id) as host from (
      (select t.*, similarity(t.name::text, c.plain) as likeness, null::text as own_host from vendors t
        where t.name::text % c.plain and similarity(t.name::text, c.plain) >= ${SIMILAR}
        order by similarity(t.name::text, c.plain) desc, t.id limit ${LOOKED_AT})
      union all
      (select t.*, 1, web_host(t.website) from vendors t
        where t.website is not null and web_host(t.website) = web_host(c.website) order by t.id limit ${MOST})
    ) t) v
  where v.id <> c."except" and (? or v.status = 'published')
  order by c.place, v.host is null, v.likeness desc, v.id`;

/** Folds a name, with plain letters for those that look like them; three-letter parts need the same letters. */
const plainOf = (name: string) =>
  foldText(name.normalize("NFKC").replace(/[^\p{ASCII}]+/gu, (letters) => unhomoglyph(letters)));

type Found = Omit<Lookalike, "likeness"> & { place: number; sameHost: boolean };

const likenessOf = ({ name, sameHost }: Found, skeleton: string): Likeness =>
  usernameSkeleton(name) === skeleton ? "name" : sameHost ? "website" : "similar_name";

/**
 * Finds vendors that a company may already be, or pretend to be: by name, also written with letters that look
 * the same, and by website. Takes one statement for any number of companies.
 * @param all whether those that aren't public count, too.
 */
export async function findLookalikes(
  em: EntityManager,
  companies: readonly Named[],
  all: boolean,
): Promise<Lookalike[][]> {
  if (companies.length === 0) return [];
  const skeletons = companies.map(({ name }) => usernameSkeleton(name));
  const given = companies.map(({ name, website, except = 0 }, place) => ({
    place,
    name,
    plain: plainOf(name),
    website: website ?? null,
    except,
  }));
  const rows = await em.execute<Found[]>(FIND, [JSON.stringify(given), all]);
  return companies.map((_, place) => {
    const skeleton = skeletons[place] ?? "";
    const own = new Map(rows.filter((row) => row.place === place).map((row) => [row.id, row]));
    const found = [...own.values()].map(({ place: _place, sameHost, ...row }) => ({
      ...row,
      likeness: likenessOf({ ...row, place, sameHost }, skeleton),
    }));
    const order = Object.values(Likenesses);
    return found.toSorted((a, b) => order.indexOf(a.likeness) - order.indexOf(b.likeness)).slice(0, MOST);
  });
}
