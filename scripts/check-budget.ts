import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "./build.ts";

const CLIENT = "dist/client";

/**
 * The budget for the scripts of a first visit: kilobytes with gzip, and number of files. Slightly above the
 * current values.
 */
const BUDGETS: Record<string, { kilobytes: number; files: number }> = {
  "site/home": { kilobytes: 187, files: 10 },
  "catalog/solutions": { kilobytes: 191, files: 11 },
  "catalog/solution": { kilobytes: 191, files: 11 },
  "catalog/vendor": { kilobytes: 193, files: 10 },
  "community/blog": { kilobytes: 193, files: 11 },
  "community/blog-post": { kilobytes: 193, files: 11 },
  "catalog/market-intelligence": { kilobytes: 193, files: 14 },
  "account/login": { kilobytes: 207, files: 13 },
  "account/dashboard": { kilobytes: 184, files: 9 },
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
