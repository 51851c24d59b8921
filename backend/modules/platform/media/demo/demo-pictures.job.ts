import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../../demo/read.ts";
import { addJob } from "../../../../jobs/queue.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Job } from "../../../../shared/job.ts";
import { renderApart } from "../processing/render-apart.ts";
import { storePicture } from "../uploading/store-picture.ts";
import { chanceOf } from "./chance.ts";
import { drawLogo } from "./draw-logo.ts";
import { type DrawnSolution, drawScreenshot } from "./draw-screenshot.ts";

/** How many of the best rated solutions have two screenshots; the others have one. */
const WITH_TWO = 24;
/** One in this many vendors and solutions has none, so that the demo also shows the drawn marks. */
const WITHOUT = 9;

/** How many records one run draws, so that a stop never waits long; the next run goes on. */
const BATCH = 5;

const VENDORS = `
  select v.id, v.name::text as name from vendors v
  where v.name::text in (select jsonb_array_elements_text(?::jsonb))
    and not exists (select from media p where p.vendor_id = v.id)
  order by v.score desc, v.id`;
const SOLUTIONS = `
  select s.id, s.title, v.name::text as vendor, c.name::text as category, s.features, s.rank::int as rank,
    array(select x.name::text from solution_sports j join sports x on x.id = j.sport_id
      where j.solution_id = s.id order by x.name) as sports
  from (select *, row_number() over (order by score desc, id) as rank from solutions) s
    join vendors v on v.id = s.vendor_id join categories c on c.id = s.category_id
  where v.name::text in (select jsonb_array_elements_text(?::jsonb))
    and not exists (select from media p where p.solution_id = s.id)
  order by s.rank`;

/** Draws logos and screenshots for the demo's vendors and solutions that have none, the best rated first. */
export const drawDemoPicturesJob: Job = {
  name: "draw-demo-pictures",
  oneAtATime: true,
  run: async (_payload, context) => {
    const { em } = context;
    const names = JSON.stringify(demoVendors());
    const vendors = await em.execute<{ id: number; name: string }[]>(VENDORS, [names]);
    const solutions = await em.execute<(DrawnSolution & { id: number; rank: number })[]>(SOLUTIONS, [names]);
    const isDrawn = (name: string) => chanceOf(`drawn ${name}`).between(1, WITHOUT) > 1;
    const due = [
      ...vendors
        .filter(({ name }) => isDrawn(name))
        .map(
          ({ id, name }) =>
            () =>
              add(context, { kind: "vendor", id, role: "logo" }, drawLogo(name), ""),
        ),
      ...solutions
        .filter(({ title, features, rank }) => features.length > 1 && (rank <= WITH_TWO || isDrawn(title)))
        .map((solution) => () => addScreenshots(context, solution, solution.rank <= WITH_TWO)),
    ];
    for (const draw of due.slice(0, BATCH)) await draw();
    if (due.length > BATCH) await addJob(em, drawDemoPicturesJob, {});
  },
};

async function addScreenshots(
  context: Pick<Context, "em" | "settings">,
  solution: DrawnSolution & { id: number },
  both: boolean,
): Promise<void> {
  const place = { kind: "solution", id: solution.id, role: "screenshot" } as const;
  await add(context, place, await drawScreenshot(solution, 0), `${solution.title}: the overview`);
  if (both)
    await add(context, place, await drawScreenshot(solution, 1), `${solution.title}: a table of the week`);
}

const demoVendors = (): string[] =>
  readRows<{ name: string }>("catalogue/vendors.json").map(({ name }) => name);

async function add(
  context: Pick<Context, "em" | "settings">,
  place: Parameters<typeof storePicture>[1],
  file: Buffer,
  alt: string,
): Promise<void> {
  await storePicture(context, place, await renderApart(file, place.role), { alt });
}

/** Queues the drawing of the demo's pictures, unless there are some already. */
export async function drawDemoPictures(em: EntityManager): Promise<void> {
  const [found] = await em.execute<{ any: boolean }[]>(
    "select exists (select from media where vendor_id is not null) as any",
  );
  if (!found?.any) await addJob(em, drawDemoPicturesJob, {});
}
