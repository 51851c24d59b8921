import { formatDate } from "../../../ui/display/format.ts";
import {
  type Duplicate_PaperFragment,
  type DuplicatesQuery,
  useKeepPapersApartMutation,
  useMergePapersMutation,
} from "./duplicates.generated.ts";
import { paperFieldLabel } from "./field-label.ts";
import { PairRow, RULES } from "./pair-row.tsx";

const OPTIONS = { refetchQueries: ["Duplicates"] };

/** Two papers with the same DOI; the one that was added first is kept. */
export function PaperPair({ pair }: { pair: DuplicatesQuery["paperPairs"]["nodes"][number] }) {
  const { first, second, doi, differences } = pair;
  const [merge] = useMergePapersMutation(OPTIONS);
  const [keepApart] = useKeepPapersApartMutation(OPTIONS);
  return (
    <PairRow<Duplicate_PaperFragment & { name: string }>
      first={{ ...first, name: first.title }}
      second={{ ...second, name: second.title }}
      kept={first.id}
      same={`DOI: ${doi}`}
      differences={differences}
      rules={RULES}
      fieldLabel={paperFieldLabel}
      facts={factsOf}
      merge={(input) => merge({ variables: { input } })}
      keepApart={(ids) => keepApart({ variables: { ids } })}
    />
  );
}

const factsOf = ({ key, updatedAt }: Duplicate_PaperFragment) => (
  <>
    {key ? `Imported as ${key}` : "Added by people"}, changed{" "}
    <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
  </>
);
