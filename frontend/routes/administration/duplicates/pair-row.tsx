import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import type { MergeRule } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";

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
const PairNote = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });
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

/** One of two records that may be the same. */
export interface PairSide {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly version: number;
}

/** Which of two records is merged into which, with the rules of fields. */
export interface MergeInput {
  readonly keptId: string;
  readonly keptVersion: number;
  readonly mergedId: string;
  readonly mergedVersion: number;
  readonly rules: { field: string; rule: MergeRule }[];
}

export interface PairRowProps<Side extends PairSide> {
  readonly first: Side;
  readonly second: Side;
  /** The one that is kept unless another is chosen. */
  readonly kept: string;
  /** What is the same, in words. */
  readonly same: string;
  readonly differences: readonly { field: string; first: string | null; second: string | null }[];
  readonly rules: readonly { value: MergeRule; label: string }[];
  fieldLabel(field: string): string;
  /** What is told of a record beside its name. */
  facts(side: Side): ReactNode;
  merge(input: MergeInput): Promise<unknown>;
  keepApart(ids: string[]): Promise<unknown>;
}

/** The rules that all kinds of records have. */
export const RULES: readonly { value: MergeRule; label: string }[] = [
  { value: "MINE", label: "The kept one's" },
  { value: "OTHER", label: "The other one's" },
  { value: "LONGEST", label: "The longer" },
  { value: "NEWEST", label: "The newer" },
];

const shortened = (text: string | null) => (text && text.length > 200 ? `${text.slice(0, 200)}...` : text);

/** Two records that may be the same: what differs, which one is kept, and a rule for each field. */
export function PairRow<Side extends PairSide>(props: PairRowProps<Side>) {
  const { first, second, differences, fieldLabel, facts } = props;
  const [kept, setKept] = useState(props.kept);
  const [rules, setRules] = useState<Readonly<Record<string, MergeRule>>>({});
  const [off, setOff] = useState(false);
  const [one, other] = kept === first.id ? [first, second] : [second, first];
  const doing = async (act: () => Promise<unknown>, title: string) => {
    setOff(true);
    try {
      await act();
      toast({ title });
    } catch (error) {
      notifyFailure(error);
    }
    setOff(false);
  };
  const act = () =>
    doing(
      () =>
        props.merge({
          keptId: one.id,
          keptVersion: one.version,
          mergedId: other.id,
          mergedVersion: other.version,
          rules: Object.entries(rules).map(([field, rule]) => ({ field, rule })),
        }),
      `“${other.name}” was merged into “${one.name}”`,
    );
  const leave = () =>
    doing(
      () => props.keepApart([first.id, second.id]),
      `“${first.name}” and “${second.name}” are kept apart`,
    );
  return (
    <Row aria-label={`${first.name} and ${second.name}`}>
      <Sides>
        {[first, second].map((side) => (
          <div key={side.id}>
            <chakra.p fontWeight="medium">
              <chakra.span textDecoration="underline" asChild>
                <Link to={side.path}>{side.name}</Link>
              </chakra.span>
            </chakra.p>
            <PairNote as="div">{facts(side)}</PairNote>
          </div>
        ))}
      </Sides>
      <PairNote>
        Same {props.same}
        {differences.length === 0 && ". No field differs."}
      </PairNote>
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
                choices={props.rules}
                onChange={({ target }) => setRules({ ...rules, [field]: target.value as MergeRule })}
              />
            </Difference>
          ))}
        </chakra.ul>
        <PairNote>An empty value is never chosen over one that isn't.</PairNote>
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

/** A record's value of a field, below its name. */
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
