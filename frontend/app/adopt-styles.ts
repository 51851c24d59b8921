import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/react";
import { StyleSheet } from "@emotion/sheet";
import { STYLE_KEY, STYLES_ELEMENT } from "./page-state.ts";

/**
 * Emotion moves the style elements that it adopts, and each move makes the browser lay out the whole page
 * again.
 */
class AdoptingSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}

/** Creates the browser's style cache, which adopts the page's styles without moving them. */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  cache.sheet = new AdoptingSheet({ key: STYLE_KEY, container: document.head });
  const served = document.getElementById(STYLES_ELEMENT)?.dataset.ids ?? "";
  for (const id of served.split(" ")) cache.inserted[id] = true;
  return cache;
}
