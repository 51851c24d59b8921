import type { ServerEntry } from "../../web/pages/frontend.ts";
import type { RenderPage } from "../../web/pages/serve-pages.ts";

/** Where the screens are made; a name rather than an import, as the backend doesn't depend on the frontend. */
const ENTRY = "../../../frontend/app/entry-server.tsx";

/** Makes pages by the sources of the screens, without the files that a browser would load. */
export async function realPages(): Promise<RenderPage> {
  const { render } = (await import(/* @vite-ignore */ ENTRY)) as ServerEntry;
  const assets = { scripts: [], styles: [], fonts: [], preloads: [] };
  return (request) => render({ ...request, assets });
}
