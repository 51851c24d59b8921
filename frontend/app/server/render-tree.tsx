import type { Readable } from "node:stream";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { isContained } from "../../features/failures/failure-boundary.tsx";

/**
 * The result of a rendering: its HTML, the first error that broke the page, and the first that broke only a
 * part of it.
 */
export type Rendering = { html: string; error?: unknown; contained?: unknown };

/** Reads a stream as text; decoding it chunk by chunk would take several times as long. */
function textOf(stream: Readable): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const pieces: Uint8Array[] = [];
  stream.on("data", (piece: Uint8Array) => pieces.push(piece));
  stream.on("end", () => resolve(Buffer.concat(pieces).toString()));
  stream.on("error", reject);
  return promise;
}

/** Renders a tree with all its data. Never throws: the caller decides what to show after an error. */
export async function renderTree(tree: ReactNode): Promise<Rendering> {
  let error: unknown;
  let contained: unknown;
  const onError = (failure: unknown, { componentStack }: { componentStack?: string }) => {
    if (isContained(componentStack ?? "")) contained ??= failure;
    else error ??= failure;
  };
  try {
    const { prelude } = await prerenderToNodeStream(tree, {
      onError,
      // React would move large parts into place with an inline script, which the content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    return { html: await textOf(prelude as Readable), error, contained };
  } catch (failure) {
    return { html: "", error: error ?? failure };
  }
}
