import { prerenderStatic } from "@apollo/client/react/ssr";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/** One rendering: its HTML, and the first failure on the way. */
export type Rendering = { html: string; error?: unknown };

/** Renders a tree with all its data. A failure doesn't end it: the caller decides what to show instead. */
export async function renderTree(tree: ReactNode): Promise<Rendering> {
  let error: unknown;
  const note = (failure: unknown) => {
    error ??= failure;
  };
  try {
    const { result } = await prerenderStatic({
      tree,
      renderFunction: (node) =>
        prerenderToNodeStream(node, {
          onError: note,
          // Large parts would be moved into place by an inline script, which the page forbids.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
        }),
    });
    return { html: result, error };
  } catch (failure) {
    return { html: "", error: error ?? failure };
  }
}
