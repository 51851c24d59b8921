import { chakra } from "@chakra-ui/react";
import { KINDS } from "../../../features/matching/criterion-words.ts";
import type { BriefInput } from "../../../graphql/schema.generated.ts";
import { type BriefComparisonQuery, useBriefComparisonSuspenseQuery } from "./compare.generated.ts";
import type { ComparedSolution } from "./comparison-rows.tsx";
import { CriterionCell } from "./criterion-cell.tsx";

const Heading = chakra("th", {
  base: { fontWeight: "semibold", color: "fg!", whiteSpace: "nowrap" },
});

type Row = BriefComparisonQuery["briefComparison"][number];

type Props = {
  brief: BriefInput;
  /** The ids of the solutions in the address. */
  ids: string[];
  solutions: readonly ComparedSolution[];
  onlyDifferences: boolean;
};

/** The criteria of a brief as rows, then the heading of the facts. */
export function CriteriaRows({ brief, ids, solutions, onlyDifferences }: Props) {
  const { briefComparison } = useBriefComparisonSuspenseQuery({ variables: { brief, ids } }).data;
  const differs = ({ cells }: Row) => new Set(cells.map(({ verdict }) => verdict)).size > 1;
  const rows = onlyDifferences ? briefComparison.filter(differs) : briefComparison;
  const columns = solutions.length;
  return (
    <>
      <tbody>
        <tr>
          <Heading scope="rowgroup">Your criteria</Heading>
          <td colSpan={columns}>
            {briefComparison.length === 0 && "This brief has no criteria."}
            {briefComparison.length > rows.length && `${rows.length} of ${briefComparison.length} differ.`}
          </td>
        </tr>
        {rows.map(({ kind, text, cells }) => (
          <tr key={`${kind} ${text}`}>
            <th scope="row">{`${KINDS[kind]}: ${text}`}</th>
            {solutions.map((solution) => (
              <td key={solution.id}>
                <CriterionCell
                  solution={solution}
                  cell={cells.find(({ solutionId }) => solutionId === solution.id)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr>
          <Heading scope="rowgroup">Facts</Heading>
          <td colSpan={columns} />
        </tr>
      </tbody>
    </>
  );
}
