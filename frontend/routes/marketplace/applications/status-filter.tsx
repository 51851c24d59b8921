import { useSearchParams } from "react-router-dom";
import { STATUSES } from "../../../features/applications/application-status.tsx";
import { CountedChoices } from "../../../ui/controls/counted-choices.tsx";
import { QUEUED, statusIn, statusTo } from "./queue-address.ts";

/** Links to the applications in each status, with their counts. */
export function StatusFilter({ counts }: { counts: readonly { value: string; count: number }[] }) {
  const [search] = useSearchParams();
  const chosen = statusIn(search);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <CountedChoices
      label="Status"
      my="6"
      choices={[
        { label: "All", count: all, to: statusTo(search, undefined), current: !chosen },
        ...QUEUED.map((status) => ({
          label: STATUSES[status].label,
          count: counts.find(({ value }) => value === status)?.count ?? 0,
          to: statusTo(search, status),
          current: status === chosen,
        })),
      ]}
    />
  );
}
