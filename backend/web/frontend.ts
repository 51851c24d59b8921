import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRequest, RenderedPage, RenderPage } from "./pages.ts";

/** URLs of the files that a page loads. */
interface PageAssets {
  readonly scripts: string[];
  readonly styles: string[];
  readonly preloads: string[];
}

interface ServerEntry {
  render(request: PageRequest & { assets: PageAssets }): Promise<RenderedPage>;
  entryAssets(manifest: unknown): PageAssets;
}

/** Loads the built frontend of `folder` (its `client` and `ssr` parts). */
export async function loadFrontend(folder: string): Promise<RenderPage> {
  const entry = pathToFileURL(join(folder, "ssr", "entry-server.js")).href;
  const { render, entryAssets } = (await import(entry)) as ServerEntry;
  const manifest: unknown = JSON.parse(
    await readFile(join(folder, "client", ".vite", "manifest.json"), "utf8"),
  );
  const assets = entryAssets(manifest);
  return (request) => render({ ...request, assets });
}
