import {
  BookmarksDocument,
  ShortlistDocument,
} from "../../../../features/bookmarks/record-line.generated.ts";
import type { Preload } from "../../../../features/routing/screen-route.tsx";
import { BookmarkCountsDocument, ShortlistsDocument } from "./saved.generated.ts";
import { kindOf, listOf } from "./saved-address.ts";

/** Preloads the saved records for the address. */
export function preloadSaved(start: Preload, search: URLSearchParams): Promise<unknown> {
  const list = listOf(search);
  if (list) return start(ShortlistDocument, { id: list });
  return Promise.all([
    start(BookmarksDocument, { kind: kindOf(search) ?? null }),
    start(BookmarkCountsDocument, {}),
    start(ShortlistsDocument, {}),
  ]);
}
