import { KINDS } from "../../../../features/bookmarks/kinds.ts";
import type { BookmarkKind } from "../../../../graphql/schema.generated.ts";

/** Returns the kind that the tab's address selects; undefined for all. */
export function kindOf(search: URLSearchParams): BookmarkKind | undefined {
  const named = search.get("kind")?.toUpperCase();
  return (Object.keys(KINDS) as BookmarkKind[]).find((kind) => kind === named);
}

/** Returns the id of the shortlist that the tab's address opens. */
export function listOf(search: URLSearchParams): string | undefined {
  const id = search.get("list");
  return id && /^[1-9]\d{0,8}$/.test(id) ? id : undefined;
}

const TAB = "/profile?tab=saved";

/** Returns the address of the saved records of a kind, or of all. */
export const kindPath = (kind?: BookmarkKind) => (kind ? `${TAB}&kind=${kind.toLowerCase()}` : TAB);

/** Returns the address of a shortlist. */
export const listPath = (id: string) => `${TAB}&list=${id}`;
