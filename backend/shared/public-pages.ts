/**
 * The pages of public records: their path, and SQL that selects id, key (the URL's last segment) and
 * updated_at.
 */
export type PublicPages = Readonly<Record<string, string>>;

/** The pages of a table's rows, at `{id}-{slug}`. */
export function keyedPages(table: string, updatedAt = "updated_at", slug = "slug"): string {
  return `select id, id || '-' || ${slug} as key, ${updatedAt} as updated_at from ${table}`;
}
