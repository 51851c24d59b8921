import { useSearchParams } from "react-router-dom";
import { STATUSES } from "../../../features/postings/posting-status.tsx";
import type { PostingStatus } from "../../../graphql/schema.generated.ts";
import { CountedChoices } from "../../../ui/controls/counted-choices.tsx";
import type { MyPostingsQueryVariables } from "./postings.generated.ts";

const NAMES = Object.keys(STATUSES) as PostingStatus[];

/** Returns the status that an address selects; undefined for all. */
function statusIn(search: URLSearchParams): PostingStatus | undefined {
  const named = search.get("status")?.toUpperCase().replaceAll("-", "_");
  return NAMES.find((status) => status === named);
}

/** Returns the query variables of the list for an address. */
export function postingVariables(search: URLSearchParams): MyPostingsQueryVariables {
  const status = statusIn(search);
  return { filter: status ? { statuses: [status] } : null };
}

const wordFor = (status: PostingStatus) => status.toLowerCase().replaceAll("_", "-");

/** Returns the parameters of the list's download for an address. */
export function fileFilter(search: URLSearchParams): { status: string | undefined } {
  const status = statusIn(search);
  return { status: status && wordFor(status) };
}

/** Links to the postings in each status, with their counts. */
export function StatusFilter({ counts }: { counts: readonly { value: string; count: number }[] }) {
  const [search] = useSearchParams();
  const chosen = statusIn(search);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <CountedChoices
      label="Status"
      my="6"
      choices={[
        { label: "All", count: all, to: "?", current: !chosen },
        ...NAMES.map((status) => ({
          label: STATUSES[status].label,
          count: counts.find(({ value }) => value === status)?.count ?? 0,
          to: `?status=${wordFor(status)}`,
          current: status === chosen,
        })),
      ]}
    />
  );
}
