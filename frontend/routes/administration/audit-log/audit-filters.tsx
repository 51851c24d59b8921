import { chakra } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSearchText } from "../../../features/listing/controls/use-search-text.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { type AuditFilterName, addressWith, FILTERS, filtersIn } from "./audit-address.ts";
import { useAuditActionsSuspenseQuery } from "./audit-log.generated.ts";

const Frame = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(5, minmax(0, 1fr))",
    },
    // The first of five gets its own row on a phone.
    "& > :first-child": { gridColumn: { base: "1 / -1", lg: "auto" } },
    alignItems: "end",
    gap: "4",
    my: "6",
  },
});

type TextProps = {
  name: AuditFilterName;
  label: string;
  placeholder: string;
  onText: (value: string) => void;
};

function TextFilter({ name, label, placeholder, onText }: TextProps) {
  const [search] = useSearchParams();
  const { text, setText } = useSearchText(filtersIn(search)[name], onText);
  return (
    <FormField label={label}>
      {(control) => (
        <TextInput
          {...control}
          value={text}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </FormField>
  );
}

/** The filters of the audit trail, all kept in the address. */
export function AuditFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { auditActions } = useAuditActionsSuspenseQuery({ variables: {} }).data;
  const shown = filtersIn(search);
  const set = (name: AuditFilterName) => (value: string) =>
    navigate(addressWith(search, { [name]: value }), { replace: true, preventScrollReset: true });
  const day = (name: "from" | "to", label: string) => (
    <FormField label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={shown[name]}
          onChange={({ target }) => set(name)(target.value)}
        />
      )}
    </FormField>
  );
  return (
    <Frame role="search" aria-label="Filter events" onSubmit={(event) => event.preventDefault()}>
      <TextFilter name="actor" label="Who" placeholder="Username or system" onText={set("actor")} />
      <FormField label="Action">
        {(control) => (
          <SelectField
            {...control}
            value={shown.action}
            choices={[
              { value: "", label: "All actions" },
              ...auditActions.map(({ value, label }) => ({ value, label })),
            ]}
            onChange={({ target }) => set("action")(target.value)}
          />
        )}
      </FormField>
      <TextFilter name="subject" label="Subject" placeholder="vendor:12" onText={set("subject")} />
      {day("from", "From")}
      {day("to", "To")}
      {FILTERS.some((name) => search.has(name)) && (
        <ButtonLink to="?" justifySelf="start" preventScrollReset>
          Clear Filters
        </ButtonLink>
      )}
    </Frame>
  );
}
