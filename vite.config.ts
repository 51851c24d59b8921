import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compressFiles } from "./scripts/compress-files.ts";

type Modules = { getModuleInfo(id: string): { readonly importedIds: string[] } | null };

/** The fields of forms, with Formik, Yup and what they are made of. Everybody reads a refusal, and may open a form. */
const FORMS =
  /node_modules\/(formik|yup|lodash-es|toposort|property-expr|tiny-case|deepmerge|react-fast-compare)\/|frontend\/features\/forms\/(?!server-errors|report-form|form-fields|field-values)/;

/** Whether a module imports, directly or not, one whose id matches. */
function reaches(goal: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return goal.test(id) || imported.some((next) => reaches(goal, next, modules, seen));
}

const reachedBy = new Map<string, Set<string>>();

/** The modules that a screen imports, directly or not. */
function reached(screen: string, modules: Modules): Set<string> {
  const known = reachedBy.get(screen);
  if (known) return known;
  const name = screen.replace(/.*\//, "");
  const ids = new Set([join(import.meta.dirname, "frontend/routes", screen, `${name}-screen.tsx`)]);
  // A set that grows is walked to its end.
  for (const id of ids) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) ids.add(next);
  reachedBy.set(screen, ids);
  return ids;
}

/** Where people begin, and the public screens by what they are made of. */
const FIRST = ["site/home", "account/login", "account/dashboard"];
const LISTS = [
  "catalog/solutions",
  "catalog/vendors",
  "catalog/research",
  "catalog/market-intelligence",
  "marketplace/opportunities",
  "community/blog",
];
const RECORDS = ["catalog/solution", "catalog/vendor", "catalog/research-paper", "community/blog-post"];
/** Records that one applies to, which have more than the others. */
const CALLS = ["marketplace/opportunity", "catalog/collaboration"];

/** The file of what many screens share: for lists, for records, for calls, or for more than these. */
function shareOf(id: string, modules: Modules): string | null {
  if (reaches(FORMS, id, modules)) return null;
  const isOn = (screens: string[]) => screens.some((screen) => reached(screen, modules).has(id));
  const [lists, records] = [isOn(LISTS), isOn([...RECORDS, ...CALLS])];
  if (isOn(FIRST) || (lists && records)) return "base";
  if (lists) return "lists";
  return isOn(RECORDS) ? "records" : records ? "calls" : null;
}

/**
 * What changes seldom and together stands in a file of its own, so that a release leaves it in the browsers' caches.
 * Chakra's components stay out: they come with the screen that needs them.
 */
const groups = [
  {
    name: "react",
    test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)\//,
  },
  {
    // Of graphql, what prints documents; the editor of the sandbox brings the rest.
    name: "data",
    test: /node_modules\/(@apollo\/|@wry\/|optimism\/|rxjs\/|graphql\/language\/(kinds|printer|visitor)\.)/,
  },
  {
    name: "style",
    tags: ["$initial" as const],
    test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(?!components)|@emotion|@pandacss|stylis)/,
  },
  {
    name: "forms",
    test: FORMS,
    includeDependenciesRecursively: false,
  },
  // The frame of every page. Whatever the entry imports is here or above, so that no two files need each other. What
  // waits for the first paint to load it is alone.
  {
    name: "frame",
    tags: ["$initial" as const],
    test: /^(?!.*\/frontend\/app\/(start\.ts|theme\/print\.css)$)/,
  },
  {
    // What many screens share, in one file for each kind of screen: a request takes longer than a few kilobytes.
    name: shareOf,
    test: /frontend\/(?!graphql\/schema)|\/(brief|calendar-day|day|embedded-paths|end-in-words|field)\.rules\.ts$|node_modules\/lucide-react/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string, modules: Modules) => (reaches(FORMS, id, modules) ? null : "work"),
    test: /frontend\/(?!graphql\/schema)|node_modules\/lucide-react/,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
];

const own = join(import.meta.dirname, "frontend");
const factory = join(own, "ui", "chakra");

/** The frontend's own components are made by a quicker factory with the same results (docs/decisions/0035-*). */
const quickChakra: Plugin = {
  name: "quick-chakra",
  enforce: "pre",
  resolveId(source, importer = "") {
    const replaced =
      source === "@chakra-ui/react" && importer.startsWith(own) && !importer.startsWith(factory);
    return replaced ? join(factory, "chakra.ts") : undefined;
  },
};

/** Icons' components are made by a quicker factory, too. */
const quickIcons: Plugin = {
  name: "quick-icons",
  enforce: "pre",
  resolveId(source, importer = "") {
    const replaced = source.endsWith("/createLucideIcon.mjs") && importer.includes("/lucide-react/");
    return replaced ? join(own, "ui", "icons", "quick-icon.ts") : undefined;
  },
};

const links = join(own, "ui", "links");

/** The server writes the frontend's links without what only a browser needs. */
const serverLinks: Plugin = {
  name: "server-links",
  enforce: "pre",
  resolveId(source, importer = "") {
    const replaced = source === "react-router-dom" && importer.startsWith(own) && !importer.startsWith(links);
    return replaced ? join(links, "server-router.ts") : undefined;
  },
};

/** The router's files for production: it names only those for development itself. */
const ROUTER = ["index", "dom-export"].map((file, index) => ({
  find: index === 0 ? /^react-router$/ : /^react-router\/dom$/,
  replacement: join(import.meta.dirname, "node_modules/react-router/dist/production", `${file}.mjs`),
}));

/** 1.7 kB of Emotion that nothing calls, which stay in the bundle as CommonJS. */
const HOIST = { find: /^hoist-non-react-statics$/, replacement: join(factory, "hoist-statics.ts") };

/**
 * `vite build` makes the browser's files in dist/client, with a manifest;
 * `vite build --ssr frontend/app/entry-server.tsx --outDir dist/ssr` makes the server's renderer;
 * `npm run dev` serves the sources themselves (scripts/dev/).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [quickChakra, quickIcons, ...(isSsrBuild ? [serverLinks] : []), react(), compressFiles],
  publicDir: "frontend/public",
  resolve: {
    dedupe: ["graphql", "react", "react-dom"],
    alias: command === "build" ? [...ROUTER, HOIST] : [],
  },
  // In development Node itself loads packages.
  ssr: command === "build" ? { noExternal: true, external: ["graphql", "yup"] } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  build: isSsrBuild
    ? { copyPublicDir: false, target: "node22" }
    : {
        outDir: "dist/client",
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ["frontend/app/start.ts", "frontend/app/entry-client.tsx", "frontend/app/theme/print.css"],
          output: { codeSplitting: { groups } },
        },
      },
}));
