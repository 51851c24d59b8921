import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/react";
import { STYLE_KEY, STYLES_ELEMENT } from "../page-state.ts";

/**
 * Creates a style cache for one rendering, which collects styles instead of inlining them next to each
 * element.
 */
export function createServerStyles(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  cache.compat = true;
  return cache;
}

/**
 * Returns the styles that a rendering used, as elements that the browser's cache adopts (Emotion doesn't move
 * those marked `data-s`).
 */
export function styleTags({ key, inserted, registered }: EmotionCache): string {
  const globals: string[] = [];
  const ids: string[] = [];
  let css = "";
  for (const [id, rules] of Object.entries(inserted)) {
    if (typeof rules !== "string") continue;
    if (registered[`${key}-${id}`] === undefined) {
      globals.push(`<style data-emotion="${key}-global ${id}" data-s>${rules}</style>`);
    } else {
      ids.push(id);
      css += rules;
    }
  }
  return `${globals.join("")}<style id="${STYLES_ELEMENT}" data-ids="${ids.join(" ")}">${css}</style>`;
}
