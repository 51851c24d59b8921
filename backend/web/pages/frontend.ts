import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "express";
import { ConfigError } from "../../config.ts";
import type { PageRequest, RenderedPage, RenderPage } from "./serve-pages.ts";

/** The URLs of the files that a page loads, and its style sheets. */
export interface PageAssets {
  readonly start?: string;
  readonly scripts: string[];
  readonly styles: string[];
  readonly fonts: string[];
  readonly preloads: string[];
}

/** The exports of the frontend's server entry. */
export interface ServerEntry {
  render(request: PageRequest & { assets: PageAssets }): Promise<RenderedPage>;
  entryAssets(manifest: unknown, read: (file: string) => string): PageAssets;
}

/** The built screens: the folder of the browser's files, and the page renderer. */
export interface Frontend {
  readonly files: string;
  readonly renderPage: RenderPage;
  /** Serves the sources as modules, in development. */
  readonly sources?: RequestHandler;
}

/** The folder of the built frontend (`client` and `ssr`), or a function that opens another for the server. */
export type FrontendSource = string | ((http: Server) => Promise<Frontend>);

/**
 * Loads the frontend.
 * @throws ConfigError if it isn't built.
 */
export async function openFrontend(source: FrontendSource, http: Server): Promise<Frontend> {
  if (typeof source !== "string") return source(http);
  const entry = join(source, "ssr", "entry-server.js");
  if (!existsSync(entry)) throw new ConfigError(`the screens aren't built in ${source}; run npm run build.`);
  const { render, entryAssets } = (await import(pathToFileURL(entry).href)) as ServerEntry;
  const manifest: unknown = JSON.parse(
    await readFile(join(source, "client", ".vite", "manifest.json"), "utf8"),
  );
  const assets = entryAssets(manifest, (file) => readFileSync(join(source, "client", file), "utf8"));
  return { files: join(source, "client"), renderPage: (request) => render({ ...request, assets }) };
}
