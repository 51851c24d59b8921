import { type SearchAddress, searchPath } from "../../../features/search/search-address.ts";
import type { SearchKind } from "../../../graphql/schema.generated.ts";
import { CountedChoices } from "../../../ui/controls/counted-choices.tsx";

type Props = {
  address: SearchAddress;
  kinds: readonly { value: string; label: string; count: number }[];
};

/** Links to the results of each kind, with their counts. */
export function KindNav({ address, kinds }: Props) {
  const found = kinds.filter(({ value, count }) => count > 0 || value === address.kind);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const parts = [{ value: undefined, label: "Everything", count: all }, ...found];
  return (
    <CountedChoices
      label="Kinds of results"
      mt="5"
      choices={parts.map(({ value, label, count }) => ({
        label,
        count,
        to: searchPath({ ...address, kind: value as SearchKind | undefined, page: 1 }),
        current: value === address.kind,
      }))}
    />
  );
}
