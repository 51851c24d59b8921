import type { PostingKind } from "../../graphql/schema.generated.ts";
import type { Preload } from "../routing/screen-route.tsx";
import { ViewerDocument } from "../viewer/viewer.generated.ts";
import { PostingBarDocument } from "./posting-bar.generated.ts";

/** Preloads what a record's owner sees on its page; nothing for visitors. */
export async function preloadPosting(start: Preload, kind: PostingKind, id: string | undefined) {
  if (!id || !(await start(ViewerDocument, {}))?.viewer) return;
  await start(PostingBarDocument, { kind, id });
}
