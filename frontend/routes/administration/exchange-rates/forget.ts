import { evictQueries } from "../../../graphql/evict-queries.ts";

/** Mutation options that refetch the rates and evict matches whose briefs were parsed with old ones. */
export const FORGET = {
  update: evictQueries("exchangeRates", "matchSolutions"),
  refetchQueries: ["ExchangeRates"],
  awaitRefetchQueries: true,
};
