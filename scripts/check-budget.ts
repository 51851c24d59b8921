import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "./build.ts";

const CLIENT = "dist/client";

/**
 * The budget for the scripts of a first visit: kilobytes with gzip, and number of files. Five percent above
 * what was loaded when it was set.
 */
const BUDGETS: Record<string, { kilobytes: number; files: number }> = {
  "site/home": { kilobytes: 195, files: 10 },
  "catalog/solutions": { kilobytes: 200, files: 12 },
  "catalog/solution": { kilobytes: 200, files: 13 },
  "catalog/vendor": { kilobytes: 202, files: 12 },
  "community/blog": { kilobytes: 203, files: 12 },
  "community/blog-post": { kilobytes: 202, files: 12 },
  "catalog/market-intelligence": { kilobytes: 202, files: 15 },
  "account/login": { kilobytes: 216, files: 14 },
  "account/dashboard": { kilobytes: 193, files: 10 },
};

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRIES = ["frontend/app/start.ts", "frontend/app/entry-client.tsx"];

/**
 * Returns the files that a screen needs before it is usable: its own and the entries', with all their
 * imports.
 */
function filesOf(screen: string, manifest: Manifest): string[] {
  const keys = new Set([...ENTRIES, `frontend/routes/${screen}/${screen.replace(/.*\//, "")}-screen.tsx`]);
  // Iterating over a set includes items added meanwhile.
  for (const key of keys) for (const name of manifest[key]?.imports ?? []) keys.add(name);
  return [...keys].map((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the client build names no ${key}.`);
    return chunk.file;
  });
}

/** Finds two files that import each other: neither would run, and no page would be hydrated. */
function cycleIn(manifest: Manifest): string | undefined {
  const reached = (from: string) => {
    const keys = new Set(manifest[from]?.imports ?? []);
    for (const key of keys) for (const name of manifest[key]?.imports ?? []) keys.add(name);
    return keys;
  };
  return Object.keys(manifest).find((key) => reached(key).has(key));
}

await build();
const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, ".vite", "manifest.json"), "utf8"));
const cycle = cycleIn(manifest);
if (cycle) throw new Error(`${cycle} and another file of the client build need each other.`);
for (const [screen, budget] of Object.entries(BUDGETS)) {
  const files = filesOf(screen, manifest);
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length, 0);
  const kilobytes = Math.round(bytes / 1000);
  const isOver = kilobytes > budget.kilobytes || files.length > budget.files;
  const line = `${screen}: ${kilobytes} of ${budget.kilobytes} kB in ${files.length} of ${budget.files} files`;
  process.stdout.write(`${line}${isOver ? ", over its budget" : ""}\n`);
  if (isOver) process.exitCode = 1;
}
