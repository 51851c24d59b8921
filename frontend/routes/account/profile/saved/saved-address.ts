import { KINDS } from "../../../../features/bookmarks/kinds.ts";
import type { BookmarkKind } from "../../../../graphql/schema.generated.ts";

/** The kind that the address of the tab selects; undefined for all. */
export function kindOf(search: URLSearchParams): BookmarkKind | undefined {
  const named = search.get("kind")?.toUpperCase();
  return (Object.keys(KINDS) as BookmarkKind[]).find((kind) => kind === named);
}

/** The id of the shortlist that the address of the tab opens. */
export function listOf(search: URLSearchParams): string | undefined {
  const id = search.get("list");
  return id && /^[1-9]\d{0,8}$/.test(id) ? id : undefined;
}

const TAB = "/profile?tab=saved";

/** The address of what was saved of a kind, or of everything. */
export const kindPath = (kind?: BookmarkKind) => (kind ? `${TAB}&kind=${kind.toLowerCase()}` : TAB);

/** The address of a shortlist. */
export const listPath = (id: string) => `${TAB}&list=${id}`;
