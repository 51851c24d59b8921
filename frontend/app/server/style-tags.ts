import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/react";
import { STYLE_KEY } from "../page-state.ts";

/** A style cache for one rendering, which collects styles instead of writing them next to each element. */
export function createServerStyles(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  cache.compat = true;
  return cache;
}

/** The styles that a rendering used, as elements that the browser's style cache adopts directly. */
export function styleTags({ key, inserted, registered }: EmotionCache): string {
  const globals: string[] = [];
  const ids: string[] = [];
  let css = "";
  for (const [id, rules] of Object.entries(inserted)) {
    if (typeof rules !== "string") continue;
    if (registered[`${key}-${id}`] === undefined) {
      globals.push(`<style data-emotion="${key}-global ${id}">${rules}</style>`);
    } else {
      ids.push(id);
      css += rules;
    }
  }
  return `${globals.join("")}<style data-emotion="${key} ${ids.join(" ")}">${css}</style>`;
}
