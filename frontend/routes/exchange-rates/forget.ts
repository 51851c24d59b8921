import { dueAgain } from "../../graphql/due-again.ts";

/** What a change of rates makes out of date: the list, which is read again, and what briefs were understood as. */
export const FORGET = {
  update: dueAgain("exchangeRates", "matchSolutions"),
  refetchQueries: ["ExchangeRates"],
  awaitRefetchQueries: true,
};
