import { chakra } from "@chakra-ui/react";
import { Link, useSearchParams } from "react-router-dom";
import { STATUSES } from "../../features/applications/application-status.tsx";
import { formatCount } from "../../ui/format.ts";
import { pill } from "../../ui/pill-styles.ts";
import { QUEUED, statusIn, statusTo } from "./queue-address.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", my: "6", listStyleType: "none" },
});
const Choice = chakra(Link, { base: pill });

/** Links to the applications of each status, with their numbers. */
export function StatusFilter({ counts }: { counts: readonly { value: string; count: number }[] }) {
  const [search] = useSearchParams();
  const chosen = statusIn(search);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="Status">
      <List>
        <li>
          <Choice to={statusTo(search, undefined)} preventScrollReset aria-current={!chosen}>
            All <span>{formatCount(all)}</span>
          </Choice>
        </li>
        {QUEUED.map((status) => (
          <li key={status}>
            <Choice to={statusTo(search, status)} preventScrollReset aria-current={status === chosen}>
              {STATUSES[status].label}{" "}
              <span>{formatCount(counts.find(({ value }) => value === status)?.count ?? 0)}</span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
