import { NotFoundError } from "../../../shared/errors.ts";
import { csvColumns, csvSelection, restSelection } from "../../../shared/fields/stored.ts";
import { labelOf } from "../../../shared/listing/filter.ts";
import { listFile, listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { toWord } from "../../../shared/listing/words.ts";
import { namesInCell, namesOf, withNumericId } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import type { CsvColumns } from "../../../shared/text/csv.ts";
import { PICTURES_OF_LINE, type PicturesOfLine, pictureCells } from "../../platform/media/picture-cells.ts";
import { solutionFields } from "./solution.fields.ts";
import { editableSolutionList, solutionList } from "./solution.list.ts";
import { SOLUTION_STATUS_LABELS, SolutionStatuses } from "./solution-status.ts";

/** The fields of a plan. */
export const PLAN_FIELDS =
  "name amount from currency per period minimum maximum maximumOf setupFee hardware hardwarePer note";
/** The plans of a solution. */
export const PLANS = `plans { ${PLAN_FIELDS} }`;

interface PlanRow {
  per: string;
  period: string;
  maximumOf: string | null;
  hardwarePer: string | null;
}

/** Represents enum values as in files and URLs. */
const toPlan = ({ per, period, maximumOf, hardwarePer, ...plan }: PlanRow) => ({
  ...plan,
  per: toWord(per),
  period: toWord(period),
  maximumOf: maximumOf && toWord(maximumOf),
  hardwarePer: hardwarePer && toWord(hardwarePer),
});

/** A solution as the REST operations query it. */
export interface SolutionRow {
  id: string;
  category: { name: string };
  vendor: { name: string };
  sports: { name: string }[];
  priceBand: string;
  levels: string[];
  logo: { url: string } | null;
  screenshots: { url: string }[];
  plans: PlanRow[];
  [field: string]: unknown;
}

/** The columns of a solution in CSV downloads, in addition to its declared fields. */
interface SolutionLine extends PicturesOfLine {
  id: string;
  category: { name: string };
  vendor: { name: string };
  priceBand: string;
  levels: string[];
  plans: PlanRow[];
  sports: { name: string }[];
  rating: number;
  reviewCount: number;
  updatedAt: string;
}

const { Title, Description, Pricing, Features, Tags, Integrations, ...further } = csvColumns(solutionFields);

const columns: CsvColumns<SolutionLine> = {
  Id: ({ id }) => Number(id),
  Title,
  Category: ({ category }) => category.name,
  Vendor: ({ vendor }) => vendor.name,
  Description,
  Pricing,
  // As JSON, from which an import reads the same plans.
  Plans: ({ plans }) => (plans.length > 0 ? JSON.stringify(plans.map(toPlan)) : ""),
  "Price band": ({ priceBand }) => labelOf(solutionList.filters.priceBands, priceBand),
  Levels: ({ levels }) => levels.map((level) => labelOf(solutionList.filters.levels, level)).join("; "),
  Sports: ({ sports }) => namesInCell(sports),
  Features,
  Tags,
  Integrations,
  Rating: ({ rating }) => rating,
  Reviews: ({ reviewCount }) => reviewCount,
  ...further,
  ...pictureCells,
  Updated: ({ updatedAt }) => updatedAt,
};

interface CategoryRow {
  id: string;
  name: string;
  slug: string;
}

/** The JSON fields of a solution in REST. */
export const SOLUTION_FIELDS = `id title slug description pricing priceBand levels features tags integrations rating reviewCount
  ${restSelection(solutionFields)} ${PLANS} createdAt category { name } vendor { name } sports { name } logo { url } screenshots { url }`;

/** Represents the vendor, category and sports by their names, pictures by their URLs, and enum values as in URLs. */
export const toSolution = (solution: SolutionRow) => ({
  ...solution,
  id: Number(solution.id),
  category: solution.category.name,
  vendor: solution.vendor.name,
  priceBand: toWord(solution.priceBand),
  levels: solution.levels.map(toWord),
  plans: solution.plans.map(toPlan),
  sports: namesOf(solution.sports),
  logo: solution.logo?.url ?? null,
  screenshots: solution.screenshots.map(({ url }) => url),
});

/** REST endpoints of solutions. */
export const solutionRoutes: RestRoute[] = [
  listRoute<SolutionRow>(anyList(solutionList), {
    path: "/api/solutions",
    summary: "Solutions, best rated first",
    node: SOLUTION_FIELDS,
    response: (solutions) => solutions.map(toSolution),
  }),
  listFile<SolutionLine>(anyList(solutionList), {
    summary: "Solutions as CSV, best rated first",
    node: `id ${csvSelection(solutionFields)} ${PLANS} rating reviewCount updatedAt ${PICTURES_OF_LINE} category { name } vendor { name } sports { name }`,
    columns,
  }),
  route<{ solution: SolutionRow | null }>({
    method: "GET",
    path: "/api/solutions/{id}",
    summary: "One solution",
    operation: `query RestSolution($id: ID!) { solution(id: $id) { ${SOLUTION_FIELDS} } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ solution }) => {
      if (!solution) throw new NotFoundError("This solution doesn't exist.");
      return toSolution(solution);
    },
  }),
  route<{ categories: CategoryRow[] }>({
    method: "GET",
    path: "/api/solutions/categories",
    summary: "The categories of solutions, by name",
    operation: "query RestSolutionCategories { categories { id name slug description } }",
    response: ({ categories }) => categories.map(withNumericId),
  }),
  listFile<SolutionLine & { status: keyof typeof SolutionStatuses }>(anyList(editableSolutionList), {
    summary: "The solutions of your vendors in any status as CSV, by title",
    node: `status id ${csvSelection(solutionFields)} ${PLANS} rating reviewCount updatedAt ${PICTURES_OF_LINE} category { name } vendor { name }
      sports { name }`,
    columns: { Status: ({ status }) => SOLUTION_STATUS_LABELS[SolutionStatuses[status]], ...columns },
  }),
];
