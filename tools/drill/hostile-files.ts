import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";
import { count, signIn, type Tally } from "./ledger.ts";
import type { Outcome, Plan } from "./outcome.ts";
import { onStage } from "./stage.ts";

/** About how large a file is, in characters. */
const SIZE = 20_000_000;
/** How often the visitor reads, in milliseconds. */
const INTERVAL = 20;
/** How soon a file is refused, and how long a bystander waits at most in 95 of 100 cases, in milliseconds. */
const REFUSED_WITHIN = 1_000;
const BYSTANDER = 200;

const row = `{"title":"A","description":"Text","category":"Video","vendor":"North"`;
const fill = (part: string) => part.repeat(Math.floor(SIZE / part.length));

/** Files that take long to read in full, with what names the limit that each meets. */
const FILES: readonly (readonly [name: string, content: () => string, limit: RegExp])[] = [
  ["line.csv", () => `title,description,category,vendor\n${fill("x")}`, /1000000 characters|isn't valid CSV/],
  ["commas.csv", () => `title,description,category,vendor\n${fill(",")}`, /1000000 characters/],
  ["rows.csv", () => `title,description,category,vendor\n${fill(",\n")}`, /100000 rows one after another/],
  ["line.jsonl", () => fill("x"), /1000000 characters/],
  ["arrays.json", () => fill("["), /isn't valid JSON/],
  ["objects.json", () => fill(`{"a":`), /no list of records/],
  ["text.json", () => `[{"title":"${fill("x")}"}]`, /1000000 characters/],
  ["fields.json", () => `[{${fill('"a":1,')}"b":1}]`, /100000 values/],
  // Only its record is refused, by the import.
  ["nested.json", () => `[${row},"tags":${"[".repeat(SIZE / 2)}${"]".repeat(SIZE / 2)}}]`, /"problem":null/],
];

interface Refusal {
  readonly took: number;
  readonly text: string;
}

/** Uploads a file as the screen does. */
function upload(url: string, cookie: string, name: string, content: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sent = request(`${url}/uploads/imports?name=${name}`, {
    method: "POST",
    agent: false,
    headers: {
      cookie,
      "content-type": "application/octet-stream",
      "content-length": Buffer.byteLength(content),
    },
  });
  sent.on("error", reject).on("response", (response) => {
    let text = "";
    response.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    response.on("error", reject).on("end", () => resolve(text));
  });
  sent.end(content);
  return promise;
}

const LOOK = `query ($id: ID!) { importUpload(id: $id, kind: "solutions") { problem } }`;

/** Large files of hostile shape are imported one after another, while a visitor reads. */
export function hostileFiles(_plan: Plan): Promise<Outcome> {
  return onStage(async (_database, product) => {
    const cookie = await signIn(product.url);
    const tally: Tally = { refused: 0, broken: 0, strange: new Map() };
    const agent = new Agent({ keepAlive: true });
    const waits: number[] = [];
    let there = true;
    const look = async () => {
      while (there) {
        const begun = performance.now();
        const { status } = await ask(`${product.url}/api/solutions?first=1&search=video`, { agent });
        waits.push(performance.now() - begun);
        count(tally, status);
        await delay(INTERVAL);
      }
    };
    const looking = look();
    const refusals = new Map<string, Refusal>();
    const wrong: string[] = [];
    for (const [name, content, limit] of FILES) {
      const whole = content();
      const { id } = JSON.parse(await upload(product.url, cookie, name, whole)) as { id?: string };
      const begun = performance.now();
      const { text } = await ask(`${product.url}/graphql`, {
        method: "POST",
        cookie,
        body: { query: LOOK, variables: { id } },
      });
      const took = performance.now() - begun;
      refusals.set(name, { took, text });
      if (took > REFUSED_WITHIN || !limit.test(text)) wrong.push(name);
    }
    there = false;
    await looking;
    agent.destroy();
    const p95 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
    const figures = [...refusals].map(([name, { took }]) => `${name} ${Math.round(took)} ms`).join(", ");
    const isSlow = p95 > BYSTANDER;
    const others = wrong.length > 0 ? `; too late or unnamed: ${wrong.join(", ")}` : "";
    return {
      acknowledged: 0,
      lost: 0,
      refused: tally.refused,
      broken: tally.broken + wrong.length + (isSlow ? 1 : 0),
      worstWait: Math.max(...waits),
      note: `a reader's p95 is ${Math.round(p95)} ms over ${waits.length} reads${isSlow ? ": too slow" : ""}; refused: ${figures}${others}`,
    };
  });
}
