import { chakra } from "@chakra-ui/react";
import { Link, useSearchParams } from "react-router-dom";
import { STATUSES } from "../../features/postings/posting-status.tsx";
import type { PostingStatus } from "../../graphql/schema.generated.ts";
import { formatCount } from "../../ui/format.ts";
import { pill } from "../../ui/pill-styles.ts";
import type { MyPostingsQueryVariables } from "./postings.generated.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", my: "6", listStyleType: "none" },
});
const Choice = chakra(Link, { base: pill });

const NAMES = Object.keys(STATUSES) as PostingStatus[];

/** The status that an address selects; undefined for all. */
function statusIn(search: URLSearchParams): PostingStatus | undefined {
  const named = search.get("status")?.toUpperCase().replaceAll("-", "_");
  return NAMES.find((status) => status === named);
}

/** What the list at an address asks for. */
export function postingVariables(search: URLSearchParams): MyPostingsQueryVariables {
  const status = statusIn(search);
  return { filter: status ? { statuses: [status] } : null };
}

const addressOf = (status: PostingStatus) => `?status=${status.toLowerCase().replaceAll("_", "-")}`;

/** Links to the postings of each status, with their numbers. */
export function StatusFilter({ counts }: { counts: readonly { value: string; count: number }[] }) {
  const [search] = useSearchParams();
  const chosen = statusIn(search);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="Status">
      <List>
        <li>
          <Choice to="?" preventScrollReset aria-current={!chosen}>
            All <span>{formatCount(all)}</span>
          </Choice>
        </li>
        {NAMES.map((status) => (
          <li key={status}>
            <Choice to={addressOf(status)} preventScrollReset aria-current={status === chosen}>
              {STATUSES[status].label}{" "}
              <span>{formatCount(counts.find(({ value }) => value === status)?.count ?? 0)}</span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
