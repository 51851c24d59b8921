import type { TypedDocumentNode } from "@apollo/client";
import type { Screen } from "../routing/screen-route.tsx";
import { parseRecordKey } from "./record-path.ts";

/** Preloads the record that `:key` in a URL identifies, with a query that takes its id. */
export function preloadRecord<Data>(document: TypedDocumentNode<Data, { id: string }>): Screen["preload"] {
  return async (start, { params }) => {
    const at = parseRecordKey(params.key ?? "");
    if (at) await start(document, { id: at.id });
  };
}
