/**
 * Returns the slug of a title: lowercase, with runs of other characters replaced by one hyphen and none at
 * the ends; "item" if nothing remains, as for a title in a non-Latin script.
 */
export function plainSlug(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 120)
    .replace(/-+$/, "");
  return slug || "item";
}
