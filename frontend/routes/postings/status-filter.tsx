import { useSearchParams } from "react-router-dom";
import { STATUSES } from "../../features/postings/posting-status.tsx";
import type { PostingStatus } from "../../graphql/schema.generated.ts";
import { CountedChoices } from "../../ui/counted-choices.tsx";
import type { MyPostingsQueryVariables } from "./postings.generated.ts";

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

/** Where the list is downloaded, as it is filtered at an address. */
export function postingFile(search: URLSearchParams): string {
  const status = statusIn(search);
  return `/api/postings/own.csv${status ? addressOf(status) : ""}`;
}

const addressOf = (status: PostingStatus) => `?status=${status.toLowerCase().replaceAll("_", "-")}`;

/** Links to the postings of each status, with their numbers. */
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
          to: addressOf(status),
          current: status === chosen,
        })),
      ]}
    />
  );
}
