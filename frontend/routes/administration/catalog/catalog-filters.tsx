import { chakra } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { CATALOG_LABELS } from "../../../../backend/modules/administration/catalog-editor/kinds/kinds.rules.ts";
import { useSearchText } from "../../../features/listing/controls/use-search-text.ts";
import { FormField, TextInput } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { addressWith, kindIn, stateIn, textIn } from "./catalog-address.ts";

const Frame = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
    alignItems: "end",
    gap: "4",
    my: "6",
  },
});

const KINDS = Object.entries(CATALOG_LABELS).map(([value, { label }]) => ({ value, label }));
const ORDERS = [
  { value: "", label: "Name" },
  { value: "newest", label: "Newest first" },
];
const inWords = (state: string) => state.charAt(0).toUpperCase() + state.slice(1);

/** The filters and the sort order of the table, all kept in the address. */
export function CatalogFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (address: string) => navigate(address, { replace: true, preventScrollReset: true });
  const { text, setText } = useSearchText(textIn(search), (value) =>
    go(addressWith(search, { search: value })),
  );
  const kind = kindIn(search);
  const { states } = CATALOG_LABELS[kind];
  return (
    <Frame role="search" aria-label="Filter the catalog" onSubmit={(event) => event.preventDefault()}>
      <FormField label="Kind">
        {(control) => (
          <SelectField
            {...control}
            value={kind}
            choices={KINDS}
            onChange={({ target }) => navigate(`?kind=${target.value}`, { preventScrollReset: true })}
          />
        )}
      </FormField>
      <FormField label="Search">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={text}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      {states.length > 0 && (
        <FormField label="State">
          {(control) => (
            <SelectField
              {...control}
              value={stateIn(search)}
              choices={[
                { value: "", label: "All states" },
                ...states.map((value) => ({ value, label: inWords(value) })),
              ]}
              onChange={({ target }) => go(addressWith(search, { state: target.value }))}
            />
          )}
        </FormField>
      )}
      <FormField label="Sort by">
        {(control) => (
          <SelectField
            {...control}
            value={search.get("order") === "newest" ? "newest" : ""}
            choices={ORDERS}
            onChange={({ target }) => go(addressWith(search, { order: target.value }))}
          />
        )}
      </FormField>
    </Frame>
  );
}
