import { chakra } from "@chakra-ui/react";
import { SearchField } from "../../ui/search-field.tsx";
import { type Choice, SelectField } from "../../ui/select-field.tsx";
import type { SolutionsAddress } from "./address.ts";
import type { ChangeAddress } from "./use-address.ts";
import { useSearchText } from "./use-search-text.ts";

/** The form that every control of the screen belongs to, wherever it stands. */
export const FORM = "solutions-form";

const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 15rem" },
    gap: "3",
    mt: { base: "6", md: "7" },
  },
});

type Props = { address: SolutionsAddress; categories: readonly Choice[]; change: ChangeAddress };

/** Search and category: a plain GET form that a script makes immediate. */
export function SearchForm({ address, categories, change }: Props) {
  const { text, setText, commitNow } = useSearchText(address.search, (search) =>
    change({ search }, { replace: true }),
  );
  return (
    <Form
      id={FORM}
      role="search"
      aria-label="Solutions"
      action="/solutions"
      onSubmit={(event) => {
        event.preventDefault();
        commitNow();
      }}
    >
      <SearchField
        label="Search solutions"
        name="search"
        placeholder="Search solutions..."
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Category"
        name="category"
        choices={[{ value: "", label: "All Categories" }, ...categories]}
        value={address.category}
        onChange={(event) => change({ category: event.target.value })}
      />
    </Form>
  );
}
