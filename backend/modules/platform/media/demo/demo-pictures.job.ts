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

const WITHOUT_PICTURES = `not exists (select from media p where p.vendor_id = v.id)`;
const SOLUTIONS = `
  select s.id, s.title, v.name::text as vendor, c.name::text as category, s.features,
    array(select x.name::text from solution_sports j join sports x on x.id = j.sport_id
      where j.solution_id = s.id order by x.name) as sports
  from solutions s join vendors v on v.id = s.vendor_id join categories c on c.id = s.category_id
  where v.name::text in (select jsonb_array_elements_text(?::jsonb)) and not exists (select from media p where p.solution_id = s.id)
  order by s.score desc, s.id`;

/** Draws logos and screenshots for the demo's vendors and solutions that have none, the best rated first. */
export const drawDemoPicturesJob: Job = {
  name: "draw-demo-pictures",
  oneAtATime: true,
  run: async (_payload, context) => {
    const { em } = context;
    const names = JSON.stringify(demoVendors());
    const vendors = await em.execute<{ id: number; name: string }[]>(
      `select v.id, v.name::text as name from vendors v where v.name::text in (select jsonb_array_elements_text(?::jsonb)) and ${WITHOUT_PICTURES}
       order by v.score desc, v.id`,
      [names],
    );
    const isDrawn = (name: string) => chanceOf(`drawn ${name}`).between(1, WITHOUT) > 1;
    for (const { id, name } of vendors.filter((vendor) => isDrawn(vendor.name)))
      await add(context, { kind: "vendor", id, role: "logo" }, drawLogo(name), "");
    const solutions = await em.execute<(DrawnSolution & { id: number })[]>(SOLUTIONS, [names]);
    const drawn = solutions.filter(
      ({ title, features }, index) => features.length > 1 && (index < WITH_TWO || isDrawn(title)),
    );
    for (const [index, solution] of drawn.entries()) {
      const place = { kind: "solution", id: solution.id, role: "screenshot" } as const;
      await add(context, place, await drawScreenshot(solution, 0), `${solution.title}: the overview`);
      if (index < WITH_TWO)
        await add(
          context,
          place,
          await drawScreenshot(solution, 1),
          `${solution.title}: a table of the week`,
        );
    }
  },
};

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
