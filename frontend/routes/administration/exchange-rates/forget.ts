import { evictQueries } from "../../../graphql/evict-queries.ts";

/**
 * Mutation options after rates change: refetch the list, and evict matches whose briefs were interpreted with
 * old rates.
 */
export const FORGET = {
  update: evictQueries("exchangeRates", "matchSolutions"),
  refetchQueries: ["ExchangeRates"],
  awaitRefetchQueries: true,
};
