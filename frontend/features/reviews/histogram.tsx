import { chakra } from "@chakra-ui/react";
import { formatCount } from "../../ui/format.ts";

const Table = chakra("table", { base: { width: "full", maxWidth: "sm", fontSize: "sm" } });
const Step = chakra("th", {
  base: { py: "1", pe: "3", fontWeight: "medium", textAlign: "start", whiteSpace: "nowrap" },
});
const Track = chakra("div", { base: { height: "2", borderRadius: "full", bg: "bg.muted" } });
const Fill = chakra("div", { base: { height: "full", borderRadius: "full", bg: "star" } });
const Count = chakra("td", { base: { ps: "3", color: "fg.muted", textAlign: "end" } });

type Props = { counts: readonly { rating: number; count: number }[]; total: number };

/** The number of reviews for each rating. */
export function Histogram({ counts, total }: Props) {
  return (
    <Table aria-label="Reviews by rating">
      <tbody>
        {counts
          .toSorted((one, other) => other.rating - one.rating)
          .map(({ rating, count }) => (
            <tr key={rating}>
              <Step scope="row">{rating === 1 ? "1 star" : `${rating} stars`}</Step>
              <chakra.td width="full">
                <Track>
                  <Fill style={{ width: `${(count / total) * 100}%` }} />
                </Track>
              </chakra.td>
              <Count>{formatCount(count)}</Count>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
