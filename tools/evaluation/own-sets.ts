import { readdirSync, readFileSync } from "node:fs";
import { base, en, Faker } from "@faker-js/faker";
import type { PriceBand } from "../../backend/modules/catalog/solutions/price-band.ts";
import type { Level } from "../../backend/modules/catalog/taxonomy/level.ts";
import { sentencesOf } from "../../backend/modules/discovery/text/sentences.ts";
import { makeSolution } from "../scale/make-solution.ts";
import { type CorpusText, type JudgedSet, readQueries, readSet } from "./judged-set.ts";
import { catalogWithoutFacts, GENERATED_SEED, needsWithDemands } from "./made-catalog.ts";
import { rowsOf } from "./rows-of.ts";

const DATA = "tools/evaluation/data";
const DEMO = "backend/demo/data";
/** Written from the records, and as people talk who have never seen them. */
const BRIEFS = { demo: "demo-briefs", plain: "plain-briefs" } as const;
const GENERATED = 3_000;

interface DemoSolution {
  readonly title: string;
  readonly description: string;
  readonly features: string[];
  readonly tags: string[];
  readonly integrations: string[];
  readonly vendor: string;
  readonly sports: string[];
  readonly levels: Level[];
  readonly priceBand?: PriceBand;
  readonly reviewCount?: number;
  readonly status?: string;
}

/** The sets of this repository; `data/SOURCES.md` says where they come from. */
export function ownSets(): JudgedSet[] {
  return [
    ...briefSets("demo"),
    ...briefSets("plain"),
    ...languageSets(),
    ...catalogWithoutFacts(),
    ...needsWithDemands(),
    readSet("recipes", {
      corpus: `${DATA}/recipes-corpus.csv`,
      queries: `${DATA}/recipes.csv`,
      qrels: `${DATA}/recipes-qrels.tsv`,
    }),
    knownItems(),
  ];
}

/** The briefs for the demo's solutions: those that may be looked at, and those that may not. */
function briefSets(kind: keyof typeof BRIEFS): JudgedSet[] {
  const file = `${DATA}/${BRIEFS[kind]}`;
  const corpus = demoSolutions();
  const sealed = new Set(
    rowsOf(`${file}.csv`, ["id", "sealed"]).flatMap(({ id, sealed: is }) => (is === "yes" ? [id] : [])),
  );
  const briefs = readQueries({ queries: `${file}.csv`, qrels: `${file}-qrels.tsv` });
  return [
    { name: `${kind} briefs, open`, corpus, queries: briefs.filter(({ id }) => !sealed.has(id)) },
    { name: `${kind} briefs, sealed`, corpus, queries: briefs.filter(({ id }) => sealed.has(id)) },
  ];
}

/** Ten of the demo's briefs as they are said in each of five languages, judged as the English ones are. */
function languageSets(): JudgedSet[] {
  const corpus = demoSolutions();
  const file = `${DATA}/${BRIEFS.demo}`;
  const briefs = readQueries({ queries: `${file}.csv`, qrels: `${file}-qrels.tsv` });
  const rows = rowsOf(`${DATA}/language-briefs.csv`, ["id", "brief", "language", "text"]);
  const languages = [...new Set(rows.map(({ language = "" }) => language))];
  return languages.map((name) => ({
    name: `briefs in ${name}`,
    corpus,
    queries: rows.flatMap(({ id = "", brief, language, text = "" }) => {
      const same = language === name ? briefs.find((one) => one.id === brief) : undefined;
      return same ? [{ id, text, judgments: same.judgments }] : [];
    }),
  }));
}

/** Needs that nothing of the demo fits. */
export function nothingFits(): { readonly corpus: CorpusText[]; readonly needs: readonly string[] } {
  const rows = rowsOf(`${DATA}/nothing-fits.csv`, ["id", "text"]);
  return { corpus: demoSolutions(), needs: rows.map(({ text = "" }) => text) };
}

/** The sports that briefs of these sets may name. */
export function sportNames(): string[] {
  return readRows<{ name: string } | string>("catalogue/sports.json").map((sport) =>
    typeof sport === "string" ? sport : sport.name,
  );
}

function demoSolutions(): CorpusText[] {
  return solutions().map(({ title, description, features, tags, integrations, ...more }) => ({
    id: title,
    title,
    description: `${description} ${features.join(". ")}. ${tags.join(", ")}.`,
    integrations,
    facts: {
      body: description,
      features,
      tags,
      integrations,
      owner: more.vendor,
      sports: more.sports,
      levels: more.levels,
      priceBand: more.priceBand ?? null,
    },
  }));
}

/** The texts of all demo records that are judged by what they say. */
export function demoTexts(): { readonly title: string; readonly text: string }[] {
  return [
    ...solutions().map(titled),
    ...readRows<{ name: string; description: string }>("catalogue/vendors.json").map((row) => ({
      title: row.name,
      text: row.description,
    })),
    ...readRows<DemoSolution>("opportunities/opportunities.json").map(titled),
    ...readRows<{ title: string; abstract: string }>("research/papers.json").map((row) => ({
      title: row.title,
      text: row.abstract,
    })),
    ...readRows<DemoSolution>("market/trends.json").map(titled),
  ];
}

/** One sentence of a record finds the rest of it, among the demo's records and generated ones. */
function knownItems(): JudgedSet {
  const texts = demoTexts();
  const corpus: CorpusText[] = [];
  const queries: { id: string; text: string; judgments: Map<string, number> }[] = [];
  texts.forEach(({ title, text }, at) => {
    const id = `demo-${at}`;
    const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
    // The second sentence, which seldom names the record.
    const [pitch] = sentences.length > 2 ? sentences.splice(1, 1) : [];
    corpus.push({ id, title, description: sentences.join(" ") });
    if (pitch) queries.push({ id, text: pitch, judgments: new Map([[id, 1]]) });
  });
  const faker = new Faker({ locale: [en, base], seed: GENERATED_SEED });
  for (let made = 0; made < GENERATED; made++) {
    const { title, description } = makeSolution(faker);
    corpus.push({ id: `generated-${made}`, title, description });
  }
  return { name: "known items", corpus, queries };
}

function titled({ title, description }: { title: string; description: string }) {
  return { title, text: description };
}

/** Those that are public, as in the product. */
function solutions(): DemoSolution[] {
  const folder = "catalogue/solutions";
  return readdirSync(`${DEMO}/${folder}`)
    .sort()
    .flatMap((file) => readRows<DemoSolution>(`${folder}/${file}`))
    .filter(({ status = "published" }) => status === "published");
}

function readRows<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(`${DEMO}/${file}`, "utf8")) as Row[];
}
