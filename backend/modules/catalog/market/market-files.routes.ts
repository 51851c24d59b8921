import { NotFoundError } from "../../../shared/errors.ts";
import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { exportedName } from "../../../shared/rest-table/exported-name.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { type CsvColumns, toCsv } from "../../../shared/text/csv.ts";
import type { FigureKind } from "./market-figure.entity.ts";
import { trendList } from "./market-trend.list.ts";

interface Figure {
  id: string;
  name: string;
  valueUsd: number;
  growthPercent: number;
  companies: number | null;
  source: string;
  asOf: string;
  note: string;
  breakdown: { name: string; valueUsd: number; companies: number | null }[];
}

interface Quarter {
  id: string;
  year: number;
  quarter: number;
  amountUsd: number;
  deals: number;
  source: string;
  asOf: string;
  note: string;
  breakdown: { name: string; amountUsd: number; deals: number }[];
}

interface Trend {
  id: string;
  title: string;
  category: string;
  impactScore: number;
  sentiment: string;
  description: string;
  measure: string | null;
  unit: string | null;
  source: string;
  note: string;
  createdAt: string;
  observations: { observedOn: string; value: number }[];
}

const FIGURE =
  "id name valueUsd growthPercent companies source asOf note breakdown { name valueUsd companies }";
const QUARTER = "id year quarter amountUsd deals source asOf note breakdown { name amountUsd deals }";
const TREND = `id title category impactScore sentiment description measure unit source note createdAt
  observations { observedOn value }`;

/** Each row includes the figure's source, so that the file is self-contained. */
const provenance: CsvColumns<{ source: string; asOf: string; note: string }> = {
  Source: ({ source }) => source,
  "As of": ({ asOf }) => asOf,
  Note: ({ note }) => note,
};

/** Serializes a row's parts into one cell, in the format that imports accept. */
const inCell = (parts: readonly object[]) =>
  parts.length > 0 ? JSON.stringify(parts, (_name, value: unknown) => value ?? undefined) : null;

const figureColumns = (kind: FigureKind): CsvColumns<Figure> => ({
  Name: ({ name }) => name,
  "Value (USD)": ({ valueUsd }) => valueUsd,
  "Growth (%)": ({ growthPercent }) => growthPercent,
  Companies: ({ companies }) => companies,
  ...provenance,
  Breakdown: ({ breakdown }) => inCell(breakdown),
  Kind: () => kind,
  Id: ({ id }) => Number(id),
});

const quarterColumns: CsvColumns<Quarter> = {
  Year: ({ year }) => year,
  Quarter: ({ quarter }) => `Q${quarter}`,
  "Amount (USD)": ({ amountUsd }) => amountUsd,
  Deals: ({ deals }) => deals,
  ...provenance,
  Breakdown: ({ breakdown }) => inCell(breakdown),
  Id: ({ id }) => Number(id),
};

const trendColumns: CsvColumns<Trend> = {
  Title: ({ title }) => title,
  Category: ({ category }) => category,
  "Impact (of 10)": ({ impactScore }) => impactScore,
  Sentiment: ({ sentiment }) => sentiment.toLowerCase(),
  Description: ({ description }) => description,
  Measure: ({ measure }) => measure,
  Unit: ({ unit }) => unit,
  "Latest value": ({ observations }) => observations.at(-1)?.value,
  "As of": ({ observations }) => observations.at(-1)?.observedOn,
  Source: ({ source }) => source,
  Note: ({ note }) => note,
  Published: ({ createdAt }) => createdAt,
  Observations: ({ observations }) => inCell(observations),
  Id: ({ id }) => Number(id),
};

/** Returns the route that downloads one part of the market figures. */
function partFile<Row>(
  name: "headlines" | "segments" | "quarters",
  fields: string,
  columns: CsvColumns<Row>,
): RestRoute {
  return route<{ market: Record<string, Row[]> }>({
    method: "GET",
    path: `/api/market/${name}.csv`,
    summary: `The market's ${name} as CSV`,
    operation: `query RestMarketFile { market { ${name} { ${fields} } } }`,
    response: ({ market }) => toCsv(columns, market[name] ?? []),
    file: { mediaType: "text/csv; charset=utf-8", name: () => exportedName(name) },
  });
}

/** Returns the route that downloads the breakdown of one record. */
function recordFile<Row, Part>(
  { path, field, fields, what }: { path: string; field: string; fields: string; what: string },
  partsOf: (row: Row) => Part[],
  columns: CsvColumns<Part>,
): RestRoute {
  return route<{ record: Row | null }>({
    method: "GET",
    path: `/api/${path}/{id}.csv`,
    summary: `The rows of one ${what} as CSV`,
    operation: `query RestRecordFile($id: ID!) { record: ${field}(id: $id) { ${fields} } }`,
    variables: (request) => ({ id: request.path.id }),
    response: ({ record }) => {
      if (!record) throw new NotFoundError(`This ${what} doesn't exist.`);
      return toCsv(columns, partsOf(record));
    },
    file: {
      mediaType: "text/csv; charset=utf-8",
      name: (request) => exportedName(`${what}-${request.path.id}`),
    },
  });
}

/** Downloads of market intelligence: the lists, and the rows behind one figure, quarter or trend. */
export const marketFileRoutes: RestRoute[] = [
  partFile("headlines", FIGURE, figureColumns("headline")),
  partFile("segments", FIGURE, figureColumns("segment")),
  partFile("quarters", QUARTER, quarterColumns),
  recordFile(
    { path: "market/figures", field: "marketFigure", fields: FIGURE, what: "figure" },
    ({ breakdown, ...figure }: Figure) => breakdown.map((part) => ({ ...figure, part })),
    {
      Figure: ({ name }) => name,
      Part: ({ part }) => part.name,
      "Value (USD)": ({ part }) => part.valueUsd,
      Companies: ({ part }) => part.companies,
      ...provenance,
    },
  ),
  recordFile(
    { path: "market/quarters", field: "fundingQuarter", fields: QUARTER, what: "quarter" },
    ({ breakdown, ...quarter }: Quarter) => breakdown.map((part) => ({ ...quarter, part })),
    {
      Quarter: ({ year, quarter }) => `Q${quarter} ${year}`,
      Segment: ({ part }) => part.name,
      "Amount (USD)": ({ part }) => part.amountUsd,
      Deals: ({ part }) => part.deals,
      ...provenance,
    },
  ),
  recordFile(
    { path: "market-trends", field: "marketTrend", fields: TREND, what: "trend" },
    ({ observations, ...trend }: Trend) => observations.map((observation) => ({ ...trend, observation })),
    {
      Trend: ({ title }) => title,
      Measure: ({ measure }) => measure,
      Unit: ({ unit }) => unit,
      Date: ({ observation }) => observation.observedOn,
      Value: ({ observation }) => observation.value,
      Source: ({ source }) => source,
      Note: ({ note }) => note,
    },
  ),
  listFile<Trend>(anyList(trendList), {
    summary: "Market trends as CSV, highest impact first",
    node: TREND,
    columns: trendColumns,
  }),
];
