import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import {
  type SuggestedFactsQuery,
  useAcceptSuggestedFactMutation,
  useDismissSuggestedFactMutation,
  useSuggestedFactsQuery,
} from "./suggested-facts.generated.ts";

const Frame = chakra("section", {
  base: {
    mb: "8",
    p: "4",
    maxWidth: "2xl",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
  },
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

type Fact = SuggestedFactsQuery["suggestedCompanyFacts"][number];

/** Facts that a company's own texts state and its fields don't: each is used, or dismissed as not right. */
export function SuggestedFacts({ vendorId }: { vendorId: string }) {
  const facts = useSuggestedFactsQuery({ variables: { vendorId } }).data?.suggestedCompanyFacts ?? [];
  const update = evictQueries("suggestedCompanyFacts");
  const [accept, accepting] = useAcceptSuggestedFactMutation({ update });
  const [dismiss, dismissing] = useDismissSuggestedFactMutation({ update });
  const heading = useRef<HTMLHeadingElement>(null);
  if (facts.length === 0) return null;
  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast({ title: done });
      // The button that was pressed is gone.
      heading.current?.focus();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const isBusy = accepting.loading || dismissing.loading;
  const nameOf = ({ name, label }: Fact) => `${name}: ${label}`;
  return (
    <Frame aria-labelledby="suggested-facts">
      <chakra.h2 id="suggested-facts" ref={heading} tabIndex={-1} fontSize="lg" fontWeight="semibold">
        Read from your descriptions
      </chakra.h2>
      <chakra.p mt="1" mb="3" color="fg.muted" fontSize="sm">
        These facts are in your texts, but not in your fields, where buyers and investors filter by them.
        Nothing is published until you use it.
      </chakra.p>
      <chakra.ul listStyleType="none">
        {facts.map((fact) => {
          const { key, quote, solution } = fact;
          const variables = { vendorId, key };
          return (
            <Row key={key}>
              <Words>
                <chakra.span fontWeight="medium">{nameOf(fact)}</chakra.span>
                <Quote>{quote}</Quote>
                {solution !== null && (
                  <chakra.span color="fg.muted" fontSize="sm">
                    In the description of {solution}
                  </chakra.span>
                )}
              </Words>
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={`Use it: ${nameOf(fact)}`}
                onClick={() => run(() => accept({ variables }), `“${fact.label}” is on your page`)}
              >
                Use it
              </Button>
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={`Not right: ${nameOf(fact)}`}
                onClick={() => run(() => dismiss({ variables }), `“${fact.label}” won't be suggested again`)}
              >
                Not right
              </Button>
            </Row>
          );
        })}
      </chakra.ul>
    </Frame>
  );
}
