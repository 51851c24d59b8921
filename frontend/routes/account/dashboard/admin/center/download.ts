import { saveBlob } from "../../../../../ui/behavior/save-file.ts";

/** Matches the file name in a Content-Disposition header. */
const NAME = /filename="?([^";]+)"?/;

/** The progress of a download: bytes received, and the share of rows from 0 to 1 if their total is known. */
export interface Progress {
  readonly bytes: number;
  readonly share?: number;
}

/** The line ending between rows of a CSV file; line breaks within cells differ. */
const ROW_END = "\r\n";

/** Returns a function that counts the rows of a text received in chunks. */
function rowCounter() {
  const decoder = new TextDecoder();
  let rows = 0;
  let rest = "";
  return (part: Uint8Array) => {
    const pieces = (rest + decoder.decode(part, { stream: true })).split(ROW_END);
    rows += pieces.length - 1;
    rest = pieces.at(-1)?.slice(-1) ?? "";
    return rows;
  };
}

/**
 * Downloads a CSV file and offers it to the user once it is complete.
 * @param onProgress called with the progress so far.
 * @throws Error with the server's message if it refuses, or if the connection breaks.
 */
export async function download(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body)
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  const total = Number(response.headers.get("x-total-count") ?? 0);
  const rowsIn = rowCounter();
  const parts: Blob[] = [];
  let bytes = 0;
  // The browser stores blobs outside of the page's memory.
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(new Blob([value]));
    bytes += value.byteLength;
    const rows = rowsIn(value);
    onProgress({ bytes, ...(total > 0 && { share: Math.min(rows / total, 1) }) });
  }
  const name = NAME.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "export.csv";
  saveBlob(name, new Blob(parts, { type: "text/csv" }));
}
