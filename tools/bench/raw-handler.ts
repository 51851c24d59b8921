import { createServer } from "node:http";
import pg from "pg";
import { collectDefaultMetrics, register } from "prom-client";
import { LIST, RECORD, SEARCH } from "./raw-statements.ts";

/** The list with the fields of a solution over REST. */
const ALL_FIELDS = `
  select s.id, s.title, s.slug, s.description, s.pricing, s.price_band, s.levels, s.features, s.tags, s.integrations,
    s.rating, s.review_count, s.website, s.plans, s.created_at, c.name as category, v.name as vendor,
    (select coalesce(json_agg(x.name order by x.name), '[]'::json)
      from solution_sports j join sports x on x.id = j.sport_id where j.solution_id = s.id) as sports
  from solutions s join categories c on c.id = s.category_id join vendors v on v.id = s.vendor_id
  where s.status = 'published' order by s.score desc, s.id desc limit 24`;

/** The same reads without the product's stack, as the baseline of the benchmark; /metrics tells what it takes. */
const STATEMENTS: Record<string, (value: string) => [string, string[]]> = {
  "all-fields": () => [ALL_FIELDS, []],
  record: (id) => [RECORD, [id]],
  search: (text) => [SEARCH, [`%${text}%`]],
};
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
collectDefaultMetrics();
const server = createServer(async ({ url }, response) => {
  if (url === "/metrics") {
    response.end(await register.metrics());
    return;
  }
  const [, read = "", value] = (url ?? "").split("/");
  const [statement, values] = STATEMENTS[read]?.(value ?? "") ?? [LIST, []];
  const { rows } = await pool.query(statement, values);
  response.setHeader("content-type", "application/json").end(JSON.stringify(rows));
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("ready\n"));
