import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { chosenOf } from "../forms/choices-field.tsx";
import type { SolutionChoicesQuery } from "./solution-form.generated.ts";
import type { SolutionValues } from "./solution-values.ts";
import {
  type StatedFactsQuery,
  useRejectStatedFactMutation,
  useStatedFactsSuspenseQuery,
} from "./stated-facts.generated.ts";

const Frame = chakra("section", {
  base: { p: "4", borderWidth: "1px", borderColor: "line", borderRadius: "lg" },
});
const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
const Words = chakra("div", { base: { flex: "1 1 16rem", minWidth: "0", overflowWrap: "anywhere" } });
const Quote = chakra("q", { base: { display: "block", mt: "0.5", color: "fg.muted", fontSize: "sm" } });

type Fact = StatedFactsQuery["statedFacts"][number];

/**
 * Returns the form's values with a fact added to its field; undefined if no field takes it or it is already
 * there.
 */
function withFact(
  values: SolutionValues,
  { kind, value }: Fact,
  sports: SolutionChoicesQuery["sports"],
): Partial<SolutionValues> | undefined {
  const joined = (name: "levels" | "sportIds" | "integrations", one: string, separator: string) => {
    const own = chosenOf(values[name]).map((part) => part.trim());
    const isThere = own.some((part) => part.toLowerCase() === one.toLowerCase());
    return isThere ? undefined : { [name]: [...own, one].join(separator) };
  };
  if (kind === "SPORT") {
    const sport = sports.find(({ name }) => name === value);
    return sport && joined("sportIds", sport.id, ",");
  }
  if (kind === "LEVEL") return joined("levels", value.toUpperCase().replaceAll("-", "_"), ",");
  if (kind === "INTEGRATION") return joined("integrations", value, ", ");
  return undefined;
}

type Props = { solutionId: string; sports: SolutionChoicesQuery["sports"] };

/** Facts extracted from a solution's texts: each can be added to its field, or rejected as wrong. */
export function StatedFacts({ solutionId, sports }: Props) {
  const { statedFacts } = useStatedFactsSuspenseQuery({ variables: { solutionId } }).data;
  const { values, setValues } = useFormikContext<SolutionValues>();
  const [reject, { loading }] = useRejectStatedFactMutation({
    update: (cache, { data }) =>
      cache.modify({
        fields: {
          statedFacts: (known, { storeFieldName }) =>
            storeFieldName.includes(`"${solutionId}"`) ? (data?.rejectStatedFact ?? known) : known,
        },
      }),
  });
  if (statedFacts.length === 0) return null;
  const mark = async ({ kind, value, label }: Fact, rejected: boolean) => {
    await reject({ variables: { solutionId, kind, value, rejected } });
    toast({ title: rejected ? `“${label}” no longer counts` : `“${label}” counts again` });
  };
  return (
    <Frame aria-labelledby="stated-facts">
      <chakra.h2 id="stated-facts" fontWeight="semibold">
        Read from the description
      </chakra.h2>
      <chakra.p mt="1" mb="3" color="fg.muted" fontSize="sm">
        Matching counts these facts a little. Add what is right to its field, so that it counts in full and
        people can filter by it.
      </chakra.p>
      <chakra.ul listStyleType="none">
        {statedFacts.map((fact) => {
          const { kind, value, label, quote, rejected } = fact;
          const name = `${fact.name}: ${label}`;
          const added = withFact(values, fact, sports);
          return (
            <Row key={`${kind} ${value}`}>
              <Words>
                <chakra.span fontWeight="medium" textDecorationLine={rejected ? "line-through" : undefined}>
                  {name}
                </chakra.span>
                {rejected && " (marked as not right)"}
                <Quote>{quote}</Quote>
              </Words>
              {!rejected && added && (
                <Button
                  size="sm"
                  aria-label={`Add ${name}`}
                  onClick={() => setValues({ ...values, ...added })}
                >
                  Add
                </Button>
              )}
              <Button
                size="sm"
                disabled={loading}
                aria-label={rejected ? `Undo for ${name}` : `Not right: ${name}`}
                onClick={() => mark(fact, !rejected)}
              >
                {rejected ? "Undo" : "Not right"}
              </Button>
            </Row>
          );
        })}
      </chakra.ul>
    </Frame>
  );
}
