import { timeZone } from "../../../shared/days/days.ts";
import { exportedColumns } from "../../../shared/fields/stored.ts";
import { solutionFields } from "../../catalog/solutions/solution.fields.ts";
import { vendorFields } from "../../catalog/vendors/vendor.fields.ts";
import { opportunityFields } from "../../marketplace/opportunities/opportunity.fields.ts";
import { statusNowOf } from "../../marketplace/posting-base/stage.ts";
import { WIDEST_FILE } from "../../platform/media/picture-columns.ts";
import type { ExportKind } from "./export-kind.ts";

/** A table that can be exported: SQL on `t`, and the columns of the file in order. */
export interface ExportedTable {
  readonly table: string;
  readonly where: string;
  readonly columns: Readonly<Record<string, string>>;
}

/** Formats a timestamp as ISO 8601. */
const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Formats a deadline: the date if it is the end of a day, otherwise the timestamp. */
const deadline = (column: string): string => {
  const local = `(${column} at time zone '${timeZone()}')`;
  return `case when ${local} = date_trunc('day', ${local}) + interval '1 day' - interval '1 millisecond'
    then to_char(${local}, 'YYYY-MM-DD') else ${moment(column)} end`;
};

/** Formats a list as JSON, so that separators are unambiguous; an empty one becomes empty. */
const list = (array: string): string => `coalesce(nullif(to_json(${array})::text, '[]'), '')`;

const namesOf = (pairs: string, own: string, table: string, other: string): string =>
  list(`array(select v.name::text from ${pairs} j join ${table} v on v.id = j.${other}
    where j.${own} = t.id order by v.name)`);

/** Stands for the site's address in the expression of a column. */
export const PUBLIC_URL = "{publicUrl}";

const pictureUrl = `${PUBLIC_URL} || ${WIDEST_FILE}`;

/** The addresses of pictures: those that an import named, else, as for those in an archive, those of the pictures here. */
const pictures = (kind: "vendor" | "solution") => ({
  logo: `coalesce(
    (select ${pictureUrl} from media p where p.${kind}_id = t.id and p.role = 'logo' and p.added_by_id is not null),
    case when t.logo_source like 'http%' then t.logo_source end, (select ${pictureUrl} from media p where p.${kind}_id = t.id and p.role = 'logo'), '')`,
  screenshots:
    list(`array(select a.url from unnest(t.screenshot_sources) with ordinality a(url, place) where a.url like 'http%' order by a.place) || array(
    select ${pictureUrl} from media p where p.${kind}_id = t.id and p.role = 'screenshot'
      and not exists (select from picture_fetches f where f.media_id = p.id and f.url like 'http%') order by p.position, p.id)`),
});

/**
 * Columns of declared fields to move before others; when all columns are spread later, these keep their first
 * position.
 */
const inOrder = (columns: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, columns[name] ?? ""]));

/** The importer's id of a record: its key in the source it came from, or its own id. */
const ID = "coalesce(t.external_key, t.id::text)";

const opportunityColumns = exportedColumns(opportunityFields);
const solutionColumns = exportedColumns(solutionFields);

/** The exported tables; those that can be imported have the columns that the importer expects. */
export const EXPORTED: Readonly<Record<Exclude<ExportKind, "analytics">, ExportedTable>> = {
  users: {
    table: "users",
    where: "t.anonymized_at is null",
    columns: {
      id: "t.id",
      username: "t.username::text",
      email: "t.email::text",
      firstName: "t.first_name",
      lastName: "t.last_name",
      role: "t.role",
      organization: "t.organization",
      title: "t.title",
      isActive: "t.is_active",
      createdAt: moment("t.created_at"),
      lastLogin: moment("t.last_login"),
    },
  },
  solutions: {
    table: "solutions",
    where: "t.status = 'published'",
    columns: {
      id: ID,
      ...inOrder(solutionColumns, "title", "description"),
      category: "(select c.name::text from categories c where c.id = t.category_id)",
      vendor: "(select v.name::text from vendors v where v.id = t.vendor_id)",
      ...inOrder(solutionColumns, "pricing", "priceBand", "levels"),
      sports: namesOf("solution_sports", "solution_id", "sports", "sport_id"),
      ...inOrder(solutionColumns, "features", "tags", "integrations"),
      rating: "t.rating::float8",
      ...solutionColumns,
      ...pictures("solution"),
      addedAt: moment("t.created_at"),
    },
  },
  vendors: {
    table: "vendors",
    where: "t.status = 'published'",
    columns: {
      id: ID,
      ...exportedColumns(vendorFields),
      categories: namesOf("vendor_categories", "vendor_id", "categories", "category_id"),
      verified: "t.verified",
      ...pictures("vendor"),
      addedAt: moment("t.created_at"),
    },
  },
  opportunities: {
    table: "opportunities",
    where: "t.stage = 'published'",
    columns: {
      id: ID,
      ...inOrder(opportunityColumns, "title", "organization", "type"),
      category: "(select c.name::text from categories c where c.id = t.category_id)",
      ...inOrder(opportunityColumns, "description", "budget", "dueDate"),
      postedAt: moment("t.posted_at"),
      status: statusNowOf("t"),
      ...inOrder(opportunityColumns, "requirements", "eligibility", "levels"),
      sports: namesOf("opportunity_sports", "opportunity_id", "sports", "sport_id"),
      ...opportunityColumns,
      // The time zone is only known once the server has started.
      get dueDate() {
        return deadline("t.due_date");
      },
    },
  },
};
