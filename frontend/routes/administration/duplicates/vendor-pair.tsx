import { Badge } from "../../../ui/display/badge.tsx";
import { formatCount, formatDate } from "../../../ui/display/format.ts";
import {
  type Duplicate_SideFragment,
  type DuplicatesQuery,
  useKeepVendorsApartMutation,
  useMergeVendorsMutation,
} from "./duplicates.generated.ts";
import { vendorFieldLabel } from "./field-label.ts";
import { PairRow, RULES } from "./pair-row.tsx";

const VENDOR_RULES = [...RULES, { value: "VERIFIED" as const, label: "The verified one's" }];
const OPTIONS = { refetchQueries: ["Duplicates"] };

/** Two vendors that may be the same. One that people manage or have checked is kept. */
export function VendorPair({ pair }: { pair: DuplicatesQuery["vendorPairs"]["nodes"][number] }) {
  const { first, second, sameWebsite, sameName, differences } = pair;
  const [merge] = useMergeVendorsMutation(OPTIONS);
  const [keepApart] = useKeepVendorsApartMutation(OPTIONS);
  return (
    <PairRow
      first={first}
      second={second}
      kept={(second.hasMembers || second.verified) && !first.hasMembers ? second.id : first.id}
      same={[sameWebsite && "website", sameName && "name"].filter(Boolean).join(" and ")}
      differences={differences}
      rules={VENDOR_RULES}
      fieldLabel={vendorFieldLabel}
      facts={factsOf}
      merge={(input) => merge({ variables: { input } })}
      keepApart={(ids) => keepApart({ variables: { ids } })}
    />
  );
}

const factsOf = ({ verified, hasMembers, solutionCount, updatedAt }: Duplicate_SideFragment) => (
  <>
    {verified && <Badge colorPalette="green">Verified</Badge>}{" "}
    {hasMembers && <Badge colorPalette="gray">Has members</Badge>} {formatCount(solutionCount)}{" "}
    {solutionCount === 1 ? "solution" : "solutions"}, changed{" "}
    <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
  </>
);
