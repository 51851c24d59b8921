/** The URLs of the files that a page loads, and its inlined style sheets, which are short. */
export type PageAssets = {
  /** The script that loads the others once the page is painted; without it they load immediately. */
  start?: string;
  scripts: string[];
  styles: string[];
  /** The print style sheet, which doesn't block rendering. */
  print?: string;
  fonts: string[];
  preloads: string[];
  /** The files of each lazily loaded module, by its path in the project. */
  screens?: Record<string, string[]>;
};

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const START = "frontend/app/start.ts";
const ENTRY = "frontend/app/entry-client.tsx";
const PRINT = "frontend/app/theme/print.css";

/** Preloaded with every page: the Latin subsets of the two typefaces. */
const FONTS = /(geist-latin-wght-normal|archivo-headline-latin)-(?!ext)/;

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))];
}

/**
 * Returns the files that every page needs, from the client build's manifest (`.vite/manifest.json`); `read`
 * returns a file's content.
 */
export function entryAssets(manifest: unknown, read: (file: string) => string): PageAssets {
  const chunks = manifest as Manifest;
  const [start, script, ...shared] = [START, ENTRY].flatMap((key) => filesOf(chunks, key));
  const [print] = filesOf(chunks, PRINT);
  if (!start || !script || !print)
    throw new Error(`The manifest of the client build lacks ${START}, ${ENTRY} or ${PRINT}.`);
  const fonts = Object.values(chunks)
    .map((chunk) => `/${chunk.file}`)
    .filter((file) => FONTS.test(file));
  const screens = Object.keys(chunks).filter((key) => key.startsWith("frontend/routes/"));
  return {
    start,
    scripts: [script],
    styles: (chunks[ENTRY]?.css ?? []).map(read),
    print,
    fonts,
    preloads: shared,
    screens: Object.fromEntries(screens.map((key) => [key, filesOf(chunks, key)])),
  };
}

/**
 * Keeps the browser from painting a part of the page: what arrives later would move what is seen, such as the
 * footer at the bottom of a short page.
 */
const WAIT_FOR_THE_PAGE = '<link rel="expect" href="#page-end" blocking="render">';

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function fontTag(file: string): string {
  return `<link rel="preload" href="${attribute(file)}" as="font" type="font/woff2" crossorigin>`;
}

/** Returns the head's tags for these files and for the modules on the page. */
export function assetTags(
  { start, scripts, styles, print, fonts, preloads, screens }: PageAssets,
  modules: string[],
): string {
  const files = new Set([...preloads, ...modules.flatMap((module) => screens?.[module] ?? [])]);
  for (const script of scripts) files.delete(script);
  const own = [
    ...[...files].map((file) => `<link rel="modulepreload" href="${attribute(file)}">`),
    ...scripts.map((file) => `<script type="module" src="${attribute(file)}"></script>`),
  ].join("");
  return [
    WAIT_FOR_THE_PAGE,
    ...fonts.map(fontTag),
    ...styles.map((css) => `<style>${css}</style>`),
    ...(print ? [`<link rel="stylesheet" media="print" href="${attribute(print)}">`] : []),
    start
      ? `<template>${own}</template><script type="module" async src="${attribute(start)}"></script>`
      : own,
  ].join("");
}
