import type { ApplicationKind } from "../../graphql/schema.generated.ts";
import type { Preload } from "../routing/screen-route.tsx";
import { ViewerDocument } from "../viewer/viewer.generated.ts";
import { ApplyingDocument } from "./applying.generated.ts";

/** Preloads the query for a signed-in viewer of a record; the id is undefined if the URL has none. */
export async function preloadApplying(
  start: Preload,
  { kind, id }: { kind: ApplicationKind; id: string | undefined },
): Promise<void> {
  if (id === undefined) return;
  if ((await start(ViewerDocument, {}))?.viewer) await start(ApplyingDocument, { kind, id });
}
