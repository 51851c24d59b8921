import { chakra } from "@chakra-ui/react";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatDate } from "../../../ui/display/format.ts";
import { useExchangeRatesSuspenseQuery, useRemoveExchangeRateMutation } from "./exchange-rates.generated.ts";
import { FORGET } from "./forget.ts";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "3rem 5.5rem minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "3",
    py: "2",
    borderBottomWidth: "1px",
    borderColor: "line",
  },
});

/** The rates by currency, each with its date. */
export function RateList() {
  const { exchangeRates } = useExchangeRatesSuspenseQuery({ variables: {} }).data;
  const [remove] = useRemoveExchangeRateMutation(FORGET);
  const removeRate = async (currency: string) => {
    await remove({ variables: { currency } });
    toast({ title: `The rate of ${currency} was removed` });
  };
  if (exchangeRates.length === 0) {
    return <chakra.p color="fg.muted">No rates. Budgets in other currencies aren't read.</chakra.p>;
  }
  return (
    <chakra.ul listStyleType="none" aria-label="Exchange rates">
      {exchangeRates.map(({ currency, usd, ratedOn }) => (
        <Row key={currency}>
          <chakra.span fontWeight="semibold">{currency}</chakra.span>
          <span>${usd}</span>
          <chakra.span color="fg.muted" fontSize="sm">
            {formatDate(ratedOn)}
          </chakra.span>
          <Button
            size="sm"
            aria-label={`Remove the rate of ${currency}`}
            onClick={() => removeRate(currency)}
          >
            Remove
          </Button>
        </Row>
      ))}
    </chakra.ul>
  );
}
