import { saveBlob } from "../../../../ui/save-file.ts";

/** The name in a Content-Disposition header. */
const NAME = /filename="?([^";]+)"?/;

/**
 * Downloads a file and offers it to the user once it is complete.
 * @param onBytes called with the number of bytes received so far.
 * @throws Error with the server's answer if it refuses, or if the download breaks off.
 */
export async function download(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body)
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  const parts: Blob[] = [];
  let bytes = 0;
  // The browser keeps blobs outside of the page's memory.
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(new Blob([value]));
    bytes += value.byteLength;
    onBytes(bytes);
  }
  const name = NAME.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "export.csv";
  saveBlob(name, new Blob(parts, { type: "text/csv" }));
}
