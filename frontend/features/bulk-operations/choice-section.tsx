import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";
import { SearchField } from "../../ui/controls/search-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { FailureBoundary } from "../failures/failure-boundary.tsx";
import { ROLE_CHOICES, roleNamed } from "../viewer/role-choices.ts";
import { useBulkChoiceCountSuspenseQuery } from "./bulk-operations.generated.ts";
import { Candidates } from "./candidates.tsx";
import { MOST_BY_HAND, type useChoice } from "./use-choice.ts";

const Controls = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr) 11rem 9rem" },
    gap: "3",
    "& > :first-of-type": { gridColumn: { base: "1 / -1", md: "auto" } },
  },
});
const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", my: "3", minHeight: "9" },
});
const Frame = chakra("div", { base: { maxHeight: "17rem", overflowY: "auto" } });

type Props = { choice: ReturnType<typeof useChoice> };

function Chosen({ choice }: Props) {
  const { ids, shown } = choice;
  const count = useBulkChoiceCountSuspenseQuery({ variables: { choice: shown.choice } }).data.bulkChoiceCount;
  if (ids.size === 0)
    return (
      <p role="status">All {formatCount(count)} matching users. Check some of them to select only those.</p>
    );
  return (
    <>
      <p role="status">
        {formatCount(count)} selected{ids.size === MOST_BY_HAND && `, the most you can select one by one`}
      </p>
      <Button onClick={choice.clear}>Select all matches</Button>
    </>
  );
}

/** Chooses accounts by search, role and status, or one by one. */
export function ChoiceSection({ choice }: Props) {
  const failure = (retry: () => void) => (
    <p role="alert">
      We couldn't load the users. <Button onClick={retry}>Try again</Button>
    </p>
  );
  return (
    <chakra.section aria-label="Who">
      <Controls>
        <SearchField
          label="Search users"
          placeholder="Name, username, email or organization"
          value={choice.text}
          maxLength={200}
          onChange={({ target }) => choice.setText(target.value)}
        />
        <SelectField
          label="Role"
          choices={[{ value: "", label: "All roles" }, ...ROLE_CHOICES]}
          value={choice.role ?? ""}
          onChange={({ target }) => choice.setRole(roleNamed(target.value))}
        />
        <SelectField
          label="Status"
          choices={[
            { value: "", label: "Any status" },
            { value: "active", label: "Active" },
            { value: "inactive", label: "Inactive" },
          ]}
          value={choice.status}
          onChange={({ target }) => choice.setStatus(target.value)}
        />
      </Controls>
      <FailureBoundary loading={<Line>Counting...</Line>} failure={failure}>
        <Line>
          <Chosen choice={choice} />
        </Line>
        <Frame>
          <Candidates choice={choice} />
        </Frame>
      </FailureBoundary>
    </chakra.section>
  );
}
