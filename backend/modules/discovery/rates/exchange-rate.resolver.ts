import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import {
  listExchangeRates,
  MAX_RATES,
  removeExchangeRate,
  setExchangeRate,
} from "./exchange-rate.service.ts";
import { ExchangeRate, ExchangeRateInput } from "./exchange-rate.types.ts";

@Resolver()
export class ExchangeRateResolver {
  @MaxLength(MAX_RATES)
  @Public()
  @Query(() => [ExchangeRate], {
    description: "The exchange rates that budgets are converted with, by currency; at most 200.",
  })
  exchangeRates(@Ctx() context: Context): Promise<ExchangeRate[]> {
    return listExchangeRates(context);
  }

  @Allowed("admin")
  @Mutation(() => ExchangeRate, {
    description:
      "Adds an exchange rate, or replaces that of the currency; briefs are read with it right away.",
  })
  setExchangeRate(
    @Ctx() context: Context,
    @Arg("input", () => ExchangeRateInput, { description: "The rate and its day." }) input: ExchangeRateInput,
  ): Promise<ExchangeRate> {
    return setExchangeRate(context, input);
  }

  @Allowed("admin")
  @Mutation(() => String, {
    description:
      "Removes the exchange rate of a currency, so that it is no longer converted. Returns the currency.",
  })
  removeExchangeRate(
    @Ctx() context: Context,
    @Arg("currency", { description: "The currency by ISO 4217." }) currency: string,
  ): Promise<string> {
    return removeExchangeRate(context, currency);
  }
}
