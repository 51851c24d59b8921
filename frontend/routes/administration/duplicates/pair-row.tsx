import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import type { MergeRule } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatCount, formatDate } from "../../../ui/display/format.ts";
import {
  type Duplicate_SideFragment,
  type DuplicatesQuery,
  useKeepVendorsApartMutation,
  useMergeVendorsMutation,
} from "./duplicates.generated.ts";
import { fieldLabel } from "./field-label.ts";

const Row = chakra("li", {
  base: { py: "5", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Sides = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    mb: "3",
  },
});
const Note = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });
const Difference = chakra("li", {
  base: {
    display: "grid",
    gap: "2",
    alignItems: "center",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "8rem repeat(2, minmax(0, 1fr)) 13rem" },
    py: "2",
    borderTopWidth: "1px",
    borderColor: "line",
    fontSize: "sm",
  },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "3" } });

type Pair = DuplicatesQuery["vendorPairs"]["nodes"][number];

const RULES: readonly { value: MergeRule; label: string }[] = [
  { value: "MINE", label: "The kept one's" },
  { value: "OTHER", label: "The other one's" },
  { value: "LONGEST", label: "The longer" },
  { value: "NEWEST", label: "The newer" },
  { value: "VERIFIED", label: "The verified one's" },
];

const shortened = (text: string | null) => (text && text.length > 200 ? `${text.slice(0, 200)}...` : text);

/** Two vendors that may be the same: what differs, which one is kept, and a rule for each field. */
export function PairRow({ pair }: { pair: Pair }) {
  const { first, second, sameWebsite, sameName, differences } = pair;
  // One that people manage or have checked is kept.
  const [kept, setKept] = useState(
    (second.hasMembers || second.verified) && !first.hasMembers ? second.id : first.id,
  );
  const [rules, setRules] = useState<Readonly<Record<string, MergeRule>>>({});
  const options = { refetchQueries: ["Duplicates"] };
  const [merge, merging] = useMergeVendorsMutation(options);
  const [keepApart, keeping] = useKeepVendorsApartMutation(options);
  const off = merging.loading || keeping.loading;
  const [one, other] = kept === first.id ? [first, second] : [second, first];
  const act = async () => {
    try {
      const input = {
        keptId: one.id,
        keptVersion: one.version,
        mergedId: other.id,
        mergedVersion: other.version,
        rules: Object.entries(rules).map(([field, rule]) => ({ field, rule })),
      };
      await merge({ variables: { input } });
      toast({ title: `“${other.name}” was merged into “${one.name}”` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const leave = async () => {
    try {
      await keepApart({ variables: { ids: [first.id, second.id] } });
      toast({ title: `“${first.name}” and “${second.name}” are kept apart` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Row aria-label={`${first.name} and ${second.name}`}>
      <Sides>
        <SideFacts side={first} />
        <SideFacts side={second} />
      </Sides>
      <Note>
        Same {[sameWebsite && "website", sameName && "name"].filter(Boolean).join(" and ")}
        {differences.length === 0 && ". No field differs."}
      </Note>
      <details>
        <chakra.summary cursor="pointer" fontSize="sm" py="2">
          {differences.length === 0
            ? "Merge"
            : `Merge: ${differences.length} ${differences.length === 1 ? "field differs" : "fields differ"}`}
        </chakra.summary>
        <chakra.div maxWidth="20rem" mb="3">
          <SelectField
            label={`Which to keep of ${first.name} and ${second.name}`}
            value={kept}
            disabled={off}
            choices={[first, second].map(({ id, name }) => ({ value: id, label: `Keep ${name}` }))}
            onChange={({ target }) => setKept(target.value)}
          />
        </chakra.div>
        <chakra.ul listStyleType="none" aria-label="Differences">
          {differences.map(({ field, first: mine, second: theirs }) => (
            <Difference key={field}>
              <chakra.span fontWeight="medium">{fieldLabel(field)}</chakra.span>
              <Value of={first.name} text={mine} />
              <Value of={second.name} text={theirs} />
              <SelectField
                label={`Value of ${fieldLabel(field)}`}
                value={rules[field] ?? "MINE"}
                disabled={off}
                choices={RULES}
                onChange={({ target }) => setRules({ ...rules, [field]: target.value as MergeRule })}
              />
            </Difference>
          ))}
        </chakra.ul>
        <Note>An empty value is never chosen over one that isn't.</Note>
        <Actions>
          <Button variant="primary" disabled={off} onClick={act}>
            Merge into {one.name}
          </Button>
        </Actions>
      </details>
      <Actions>
        <Button
          disabled={off}
          onClick={leave}
          aria-label={`${first.name} and ${second.name} aren't the same`}
        >
          Not the same
        </Button>
      </Actions>
    </Row>
  );
}

/** A vendor's value of a field, below the vendor's name. */
function Value({ of, text }: { of: string; text: string | null }) {
  return (
    <div>
      <chakra.p color="fg.muted" fontSize="xs">
        {of}
      </chakra.p>
      {shortened(text) ?? <chakra.span color="fg.muted">Nothing</chakra.span>}
    </div>
  );
}

function SideFacts({ side }: { side: Duplicate_SideFragment }) {
  const { name, path, verified, hasMembers, solutionCount, updatedAt } = side;
  return (
    <div>
      <chakra.p fontWeight="medium">
        <chakra.span textDecoration="underline" asChild>
          <Link to={path}>{name}</Link>
        </chakra.span>{" "}
        {verified && <Badge colorPalette="green">Verified</Badge>}{" "}
        {hasMembers && <Badge colorPalette="gray">Has members</Badge>}
      </chakra.p>
      <Note>
        {formatCount(solutionCount)} {solutionCount === 1 ? "solution" : "solutions"}, changed{" "}
        <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
      </Note>
    </div>
  );
}
