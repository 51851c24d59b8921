import { evictQueries } from "../../../graphql/evict-queries.ts";

/** What a change of rates makes out of date: the list, which is read again, and what briefs were understood as. */
export const FORGET = {
  update: evictQueries("exchangeRates", "matchSolutions"),
  refetchQueries: ["ExchangeRates"],
  awaitRefetchQueries: true,
};
