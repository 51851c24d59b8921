import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../backend/config.ts";
import { openDatabase } from "../../backend/database/open-database.ts";
import { runCommand } from "../../backend/import-command/command.ts";
import { ImportError } from "../../backend/modules/administration/imports/errors.ts";
import type { SearchDocument } from "../../backend/modules/discovery/document.ts";
import { chooseModel } from "../../backend/modules/discovery/encoder/model-in-use.ts";
import { openedModel } from "../../backend/modules/discovery/encoder/opened-model.ts";
import { SAMPLES, SEED } from "../../backend/modules/discovery/evaluation/bootstrap.ts";
import { candidateRecall, catalogDocuments } from "../evaluation/candidates.ts";
import { compare, type Outcome, textOf } from "../evaluation/compare.ts";
import { Encoding } from "../evaluation/encoding.ts";
import { type JudgedSet, readSet } from "../evaluation/judged-set.ts";
import { GENERATED_SEED } from "../evaluation/made-catalog.ts";
import { nothingFits, ownSets } from "../evaluation/own-sets.ts";
import { briefMatcher, encodedDocuments, systemsFor } from "../evaluation/systems.ts";

const USAGE =
  "Use: npm run eval:matching [-- --corpus FILE.csv --queries FILE.csv --qrels FILE.tsv | --set FOLDER | --catalog URL] [--without-database] [--without-encoder | --encoder FOLDER] [--vectors FOLDER] [--search-url URL] [--write FILE.json]";

/** Of a whole catalog, one of so many briefs is measured. */
const MEASURED = 6;

interface Run {
  readonly sets: JudgedSet[];
  /** Whether these are the sets of the repository. */
  readonly isOwn: boolean;
  readonly withDatabase: boolean;
  readonly withEncoder: boolean;
  /** The folder of another model than the product's. */
  readonly model: string | undefined;
  /** The address of a database, of whose solutions only is measured what candidates leave out. */
  readonly catalog: string | undefined;
  /** Where encoded sentences are kept for the next run. */
  readonly vectors: string;
  /** The address of an OpenSearch cluster whose candidates are measured too. */
  readonly searchUrl: string | undefined;
  /** The file that the outcome is written into, for the page How Matching Works. */
  readonly write: string | undefined;
}

function readRun(): Run {
  try {
    const { values } = parseArgs({
      options: {
        catalog: { type: "string" },
        corpus: { type: "string" },
        queries: { type: "string" },
        set: { type: "string" },
        qrels: { type: "string" },
        "without-database": { type: "boolean", default: false },
        "without-encoder": { type: "boolean", default: false },
        encoder: { type: "string" },
        vectors: { type: "string", default: ".data/evaluation" },
        "search-url": { type: "string" },
        write: { type: "string" },
      },
    });
    const { corpus, queries, qrels, write, vectors } = values;
    const options = {
      write,
      vectors,
      model: values.encoder,
      searchUrl: values["search-url"],
      catalog: values.catalog,
      withDatabase: !values["without-database"],
      withEncoder: !values["without-encoder"],
    };
    if (values.set) {
      const at = (name: string) => join(values.set ?? "", name);
      const files = { corpus: at("corpus.csv"), queries: at("queries.csv"), qrels: at("qrels.tsv") };
      return { sets: [readSet(basename(values.set), files)], isOwn: false, ...options };
    }
    if (corpus && queries && qrels) {
      return { sets: [readSet(corpus, { corpus, queries, qrels })], isOwn: false, ...options };
    }
    if (corpus || queries || qrels) throw new Error("corpus, queries and qrels belong together");
    return { sets: ownSets(), isOwn: true, ...options };
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** The run as data, which a page shows: when it was made, by which seeds, and what came out, to three digits. */
function recordOf(outcomes: readonly Outcome[]): string {
  const sets = outcomes.map(({ name, queries, texts, systems }) => ({
    name,
    queries,
    texts,
    systems: systems.map(({ quality: { ndcg, recall }, advantage, ...system }) => ({
      ...system,
      quality: { ndcg, recall },
      advantage: advantage && { ndcg: advantage.ndcg },
    })),
  }));
  const rounded = (_: string, value: unknown) =>
    typeof value === "number" ? Number(value.toFixed(3)) : value;
  const run = {
    ranOn: new Date().toISOString().slice(0, 10),
    bootstrapSamples: SAMPLES,
    bootstrapSeed: SEED,
    generatedSeed: GENERATED_SEED,
    sets,
  };
  return `${JSON.stringify(run, rounded, 2)}\n`;
}

/** What of a ranking of everything is among the candidates that are ranked. */
async function missed(
  documents: readonly SearchDocument[],
  texts: readonly string[],
  means: Parameters<typeof candidateRecall>[2],
): Promise<string> {
  const { memory, cluster } = await candidateRecall(documents, texts, means);
  const also = cluster === undefined ? "" : `, ${cluster.toFixed(3)} in OpenSearch`;
  return `of the first ten of everything, ${memory.toFixed(3)} are candidates in memory${also}\n`;
}

/** Measures the same of a catalog, by the briefs that may be looked at. */
async function measureCatalog({ catalog = "", withEncoder, vectors, searchUrl }: Run): Promise<void> {
  const documents = await catalogDocuments(catalog);
  const isEncoded = withEncoder && documents.some(({ passages }) => passages);
  const encoding = isEncoded ? new Encoding(vectors) : undefined;
  const open = ownSets().filter(({ name }) => /^(?:demo|plain) briefs, open$/.test(name));
  const briefs = open.flatMap(({ queries }) => queries.map(({ text }) => text));
  // A ranking of everything takes a minute where there is much.
  const texts = briefs.filter((_, at) => at % MEASURED === 0);
  process.stdout.write(`${documents.length} solutions, ${texts.length} briefs; `);
  try {
    process.stdout.write(await missed(documents, texts, { encoding, searchUrl }));
  } finally {
    encoding?.stop();
  }
}

/** Of how many needs that nothing fits it is said that nothing does. */
async function abstention(encoding: Encoding | undefined): Promise<string> {
  const { corpus, needs } = nothingFits();
  const match = await briefMatcher(corpus, encoding);
  const answered: string[] = [];
  for (const need of needs) if ((await match(need)).length > 0) answered.push(need);
  const said = needs.length - answered.length;
  const list = answered.map((need) => `  answered: ${need}`).join("\n");
  return `nothing fits: said of ${said} of ${needs.length} needs (${((100 * said) / needs.length).toFixed(0)}%)\n${list}`;
}

async function evaluate(): Promise<void> {
  const run = readRun();
  if (run.catalog) return measureCatalog(run);
  const { sets, isOwn, withDatabase, withEncoder, model, vectors, searchUrl, write } = run;
  const outcomes: Outcome[] = [];
  // A database of its own, for ts_rank.
  const folder = await mkdtemp(join(tmpdir(), "sportstech-evaluation-"));
  const database = withDatabase
    ? await openDatabase(readConfig({ DATA_DIR: folder, DEMO: "0", LOG_LEVEL: "silent" }))
    : undefined;
  if (model) chooseModel(await openedModel(model));
  const encoding = withEncoder ? new Encoding(vectors) : undefined;
  try {
    for (const set of sets) {
      const systems = await systemsFor(set, database?.orm, encoding);
      for (const note of set.notes ?? []) process.stderr.write(`${note}\n`);
      const outcome = await compare(set, systems);
      outcomes.push(outcome);
      const texts = set.queries.map(({ text }) => text);
      const documents = encodedDocuments(set.corpus, encoding);
      process.stdout.write(`${textOf(outcome)}${await missed(documents, texts, { encoding, searchUrl })}\n`);
    }
    if (isOwn) process.stdout.write(`${await abstention(encoding)}\n`);
    if (write) await writeFile(write, recordOf(outcomes));
  } finally {
    encoding?.stop();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await runCommand(evaluate);
