import { z } from "zod";
import { recordPath } from "../records.ts";
import { defineTool, NOTICE, notice, quoted } from "../tool.ts";
import { briefFields } from "./brief-fields.ts";

const MATCH = `fragment McpMatch on SolutionMatch {
  rank
  band: score
  solution { id slug title pricing vendor { id name verified } }
  cost { plan total currency atLeast months terms unknown }
  costUnknown
  criteria { kind text verdict }
  evidence { criterion field quote }
  unknowns
}`;

const OPERATION = `query McpMatch($brief: BriefInput!, $first: Int!) {
  matchSolutions(brief: $brief, first: $first) {
    understood {
      product sports level must should wont budgetMax deadline integrations quantities places
      unread unknownWords notes
    }
    questions { text choices { label field value count } }
    ruledOut
    isComplete
    results { ...McpMatch }
    nearest { ...McpMatch }
  }
}
${MATCH}`;

const match = z.object({
  rank: z.number(),
  band: z.enum(["STRONG", "GOOD", "POSSIBLE"]).describe("How well it fits."),
  solution: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    pricing: z.string().nullable(),
    vendor: z.object({ id: z.string(), name: z.string(), verified: z.boolean() }),
  }),
  cost: z
    .object({
      plan: z.string(),
      total: z.string(),
      currency: z.string(),
      atLeast: z.boolean(),
      months: z.number(),
      terms: z.array(z.string()),
      unknown: z.array(z.string()),
    })
    .nullable()
    .describe("What it costs for as many and as long as the brief says; null if that isn't known."),
  costUnknown: z.array(z.string()),
  criteria: z.array(
    z.object({
      kind: z.string(),
      text: z.string(),
      verdict: z.string().describe("MET, NOT_MET or UNKNOWN."),
    }),
  ),
  evidence: z
    .array(z.object({ criterion: z.string().nullable(), field: z.string(), quote: z.string() }))
    .describe("Quotations of the record, strongest first."),
  unknowns: z.array(z.string()).describe("Criteria that the record says nothing certain about."),
});

const matched = z.object({
  understood: z.object({
    product: z.string().nullable(),
    sports: z.array(z.string()),
    level: z.string().nullable(),
    must: z.array(z.string()),
    should: z.array(z.string()),
    wont: z.array(z.string()),
    budgetMax: z.number().nullable(),
    deadline: z.string().nullable(),
    integrations: z.array(z.string()),
    quantities: z.array(z.string()),
    places: z.array(z.string()),
    unread: z.array(z.string()).describe("Parts of the text that became no criterion."),
    unknownWords: z.array(z.string()),
    notes: z.array(z.string()),
  }),
  questions: z
    .array(
      z.object({
        text: z.string(),
        choices: z.array(
          z.object({ label: z.string(), field: z.string(), value: z.string(), count: z.number() }),
        ),
      }),
    )
    .describe("What to ask the person next; an answer is passed as the field that it names."),
  ruledOut: z.number().describe("How many are left out because they break a must, a won't or the budget."),
  isComplete: z.boolean().describe("False while records are still being indexed."),
  results: z.array(match),
  nearest: z.array(match).describe("If nothing fits, what comes nearest."),
});

/** A match with the address of its page. */
const addressed = match.extend({ address: z.url() });

/** Matches a need with solutions, as /match does. */
export const matchBrief = defineTool({
  name: "match_brief",
  title: "Match a need",
  description:
    "Finds the sports technology products that fit a need, with what was understood of it, the criteria that each product meets, quotations as evidence, what is unknown, and questions that would narrow it down. Start here when somebody describes what they need. It says when nothing fits.",
  input: {
    ...briefFields,
    limit: z.int().min(1).max(20).default(5).describe("How many products."),
  },
  output: {
    notice,
    ...matched.shape,
    results: z.array(addressed),
    nearest: z.array(addressed),
    page: z.url().describe("The finder of the product, for the person."),
  },
  writes: false,
  async run({ limit, ...brief }, { ask, publicUrl }) {
    const data = await ask(OPERATION, { brief, first: limit });
    const found = matched.parse(data.matchSolutions);
    const withAddress = (one: z.infer<typeof match>) => ({
      ...one,
      address: publicUrl + recordPath("SOLUTION", one.solution),
    });
    const results = found.results.map(withAddress);
    const nearest = found.nearest.map(withAddress);
    const lines = [
      NOTICE,
      `Understood: ${understoodInWords(found.understood)}`,
      results.length ? `${results.length} fit:` : "Nothing in the catalog fits.",
      ...results.map(lineOf),
      ...(nearest.length ? ["Nearest, without fitting:", ...nearest.map(lineOf)] : []),
      ...(found.ruledOut ? [`${found.ruledOut} more are known to break a demand.`] : []),
      ...found.questions.map(
        ({ text, choices }) =>
          `Ask: ${text} ${choices.map(({ label, field, value }) => `${label} (${field}: ${value})`).join(" | ")}`,
      ),
      ...(found.isComplete ? [] : ["Records are still being indexed: there may be more."]),
    ];
    return {
      structured: { notice: NOTICE, ...found, results, nearest, page: `${publicUrl}/match` },
      text: lines.join("\n"),
    };
  },
});

function understoodInWords(understood: z.infer<typeof matched>["understood"]): string {
  const { unread, unknownWords, notes, ...criteria } = understood;
  const said = Object.entries(criteria).flatMap(([name, value]) => {
    const words = Array.isArray(value) ? value.join(", ") : value;
    return words === null || words === "" ? [] : [`${name}: ${words}`];
  });
  const rest = [...unread, ...unknownWords];
  return [
    ...(said.length ? said : ["nothing in particular"]),
    ...(rest.length ? [`not read: ${rest.map((text) => quoted(text)).join(", ")}`] : []),
    ...notes,
  ].join("; ");
}

function lineOf(found: z.infer<typeof addressed>): string {
  const { rank, band, solution, address, criteria, evidence, cost, costUnknown } = found;
  const of = (verdict: string) => criteria.filter((one) => one.verdict === verdict).map(({ text }) => text);
  const parts = [
    ...[
      ["meets", of("MET")] as const,
      ["doesn't meet", of("NOT_MET")] as const,
      ["unknown", of("UNKNOWN")] as const,
    ]
      .filter(([, texts]) => texts.length)
      .map(([label, texts]) => `${label}: ${texts.join(", ")}`),
    ...(evidence[0] ? [`says ${quoted(evidence[0].quote)}`] : []),
    cost
      ? `costs ${cost.atLeast ? "at least " : ""}${cost.currency} ${cost.total} for ${cost.months} months`
      : (costUnknown[0] ?? `price ${solution.pricing ? quoted(solution.pricing) : "not stated"}`),
  ];
  return `${rank}. ${quoted(solution.title)} by ${quoted(solution.vendor.name)}, ${band}, ${address}: ${parts.join("; ")}`;
}
