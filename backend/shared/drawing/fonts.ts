import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Renderer } from "@takumi-rs/core";
import { isOfTheSite, slicesOf } from "./letters.ts";

/** The site's font families; the second is the fallback of the first. */
const FONTS = [
  ["Archivo", "archivo/files/archivo-latin-wdth-normal.woff2"],
  ["Archivo", "archivo/files/archivo-latin-ext-wdth-normal.woff2"],
  ["Archivo", "archivo/files/archivo-vietnamese-wdth-normal.woff2"],
  ["Geist", "geist/files/geist-latin-wght-normal.woff2"],
  ["Geist", "geist/files/geist-latin-ext-wght-normal.woff2"],
  ["Geist", "geist/files/geist-cyrillic-wght-normal.woff2"],
] as const;

const { resolve } = createRequire(import.meta.url);
const register = async (renderer: Renderer, name: string, file: string): Promise<void> => {
  await renderer.registerFont({ name, data: await readFile(resolve(`@fontsource-variable/${file}`)) });
};

/** Registers the site's font families with a renderer. */
export async function registerFonts(renderer: Renderer): Promise<void> {
  for (const [name, file] of FONTS) await register(renderer, name, file);
}

const registered = new Map<string, Promise<void>>();

/** Registers the other fonts that a text needs: for other scripts, the slices with its letters, each once. */
export async function registerLetters(renderer: Renderer, text: string): Promise<void> {
  for (const letter of text) {
    // The preferred one may lack the letter that its list names.
    for (const slice of isOfTheSite(letter) ? [] : slicesOf(letter)) {
      const asked = registered.get(slice) ?? register(renderer, slice, slice);
      registered.set(slice, asked);
      await asked;
    }
  }
}
