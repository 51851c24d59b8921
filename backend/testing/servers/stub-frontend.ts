import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a folder with a built frontend whose pages are what this module renders; returns the folder. */
export function stubFrontend(prefix: string, entryServer: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  mkdirSync(join(folder, "dist/client/.vite"), { recursive: true });
  mkdirSync(join(folder, "dist/ssr"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "dist/client/.vite/manifest.json"), "{}");
  writeFileSync(join(folder, "dist/ssr/entry-server.js"), entryServer);
  return folder;
}
