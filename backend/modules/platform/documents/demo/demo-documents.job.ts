import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../../demo/read.ts";
import { addJob } from "../../../../jobs/queue.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Job } from "../../../../shared/job.ts";
import type { DocumentVisibility } from "../document.rules.ts";
import { inspectApart } from "../inspection/inspect-apart.ts";
import { readDocumentJob } from "../read-document.job.ts";
import { protectFile, storeFile } from "../uploading/store-file.ts";
import { type TextBlock, writePdf } from "./write-pdf.ts";

/** How many of the best rated solutions have a data sheet, and how many of these a price list on request. */
const WITH_SHEET = 24;
const WITH_PRICES = 8;

interface DescribedSolution {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly vendor: string;
  readonly category: string;
  readonly pricing: string | null;
  readonly features: readonly string[];
  readonly integrations: readonly string[];
  readonly sports: readonly string[];
}

const SOLUTIONS = `
  select s.id, s.title, s.description, v.name::text as vendor, c.name::text as category, s.pricing, s.features,
    s.integrations, array(select x.name::text from solution_sports j join sports x on x.id = j.sport_id
      where j.solution_id = s.id order by x.name) as sports
  from solutions s join vendors v on v.id = s.vendor_id join categories c on c.id = s.category_id
  where v.name::text in (select jsonb_array_elements_text(?::jsonb))
    and not exists (select from documents d where d.solution_id = s.id)
  order by s.score desc, s.id limit ${WITH_SHEET}`;

/** Writes data sheets and price lists of the demo's best rated solutions, from what their records say. */
export const writeDemoDocumentsJob: Job = {
  name: "write-demo-documents",
  oneAtATime: true,
  run: async (_payload, context) => {
    const solutions = await context.em.execute<DescribedSolution[]>(SOLUTIONS, [
      JSON.stringify(demoVendors()),
    ]);
    for (const [rank, solution] of solutions.entries()) {
      const { id, title, pricing } = solution;
      await add(context, id, `${title}: data sheet`, "public", dataSheet(solution));
      if (pricing && rank < WITH_PRICES)
        await add(context, id, `${title}: price list`, "on_request", priceList(title, pricing));
    }
  },
};

function dataSheet({ title, vendor, category, description, ...lists }: DescribedSolution): TextBlock[] {
  const listOf = (heading: string, items: readonly string[]): TextBlock[] =>
    items.length === 0
      ? []
      : [{ style: "heading", text: heading }, ...items.map((text): TextBlock => ({ style: "item", text }))];
  return [
    { style: "title", text: title },
    { style: "text", text: `${category}, by ${vendor}` },
    { style: "heading", text: "What it is" },
    ...description.split(/\n+/).map((text): TextBlock => ({ style: "text", text })),
    ...listOf("\fWhat it does", lists.features),
    ...listOf("Works with", lists.integrations),
    ...listOf("Made for", lists.sports),
  ];
}

const priceList = (title: string, pricing: string): TextBlock[] => [
  { style: "title", text: `${title}: prices` },
  { style: "text", text: pricing },
];

async function add(
  { em, settings }: Pick<Context, "em" | "settings">,
  solution: number,
  title: string,
  visibility: DocumentVisibility,
  blocks: readonly TextBlock[],
): Promise<void> {
  const bytes = writePdf(blocks);
  const { pages } = await inspectApart(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex");
  await storeFile({ settings }, hash, bytes);
  const kind = visibility === "public" ? "data_sheet" : "other";
  await em.transactional(async (inside) => {
    await protectFile({ em: inside, settings }, hash, bytes);
    const [added] = await inside.execute<{ id: number }[]>(
      `insert into documents (solution_id, kind, title, visibility, hash, bytes, pages, text_state)
       values (?, ?, ?, ?, ?, ?, ?, 'waiting') on conflict do nothing returning id`,
      [solution, kind, title.slice(0, 120), visibility, hash, bytes.length, pages],
    );
    if (added) await addJob(inside, readDocumentJob, { id: added.id });
  });
}

const demoVendors = (): string[] =>
  readRows<{ name: string }>("catalogue/vendors.json").map(({ name }) => name);

/** Queues the writing of the demo's documents, unless there are some already. */
export async function writeDemoDocuments(em: EntityManager): Promise<void> {
  const [found] = await em.execute<{ any: boolean }[]>("select exists (select from documents) as any");
  if (!found?.any) await addJob(em, writeDemoDocumentsJob, {});
}
