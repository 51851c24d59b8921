/** The URLs of the files that a page loads, and its style sheets: so short that they stand in the page. */
export type PageAssets = {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** The files of each lazily loaded module, by its path in the project. */
  screens?: Record<string, string[]>;
};

type Chunk = { file: string; isEntry?: boolean; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** Preloaded with every page: the Latin subsets of the two typefaces. */
const FONTS = /(geist-latin-wght-normal|archivo-headline-latin)-(?!ext)/;

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))];
}

/** The files that every page needs, from the client build's manifest (`.vite/manifest.json`); `read` gives their text. */
export function entryAssets(manifest: unknown, read: (file: string) => string): PageAssets {
  const chunks = manifest as Manifest;
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (!entry) throw new Error("The manifest of the client build names no entry.");
  const [script = "", ...shared] = filesOf(chunks, entry);
  const fonts = Object.values(chunks)
    .map((chunk) => `/${chunk.file}`)
    .filter((file) => FONTS.test(file));
  const screens = Object.keys(chunks).filter((key) => key.startsWith("frontend/routes/"));
  return {
    scripts: [script],
    styles: (chunks[entry]?.css ?? []).map(read),
    preloads: [...fonts, ...shared],
    screens: Object.fromEntries(screens.map((key) => [key, filesOf(chunks, key)])),
  };
}

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function preload(file: string): string {
  const href = attribute(file);
  return file.endsWith(".woff2")
    ? `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
    : `<link rel="modulepreload" href="${href}" fetchpriority="low">`;
}

/** The tags in the head for these files and for the modules on the page. */
export function assetTags({ scripts, styles, preloads, screens }: PageAssets, modules: string[]): string {
  const files = new Set([...preloads, ...modules.flatMap((module) => screens?.[module] ?? [])]);
  for (const script of scripts) files.delete(script);
  return [
    ...[...files].map(preload),
    ...styles.map((css) => `<style>${css}</style>`),
    ...scripts.map((file) => `<script type="module" src="${attribute(file)}" fetchpriority="low"></script>`),
  ].join("");
}
