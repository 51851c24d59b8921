import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { changesBetween } from "../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { exchangeRateRules } from "./exchange-rate.rules.ts";
import type { ExchangeRate, ExchangeRateInput } from "./exchange-rate.types.ts";

/** The maximum number of rates; the world has fewer currencies. */
export const MAX_RATES = 200;
const AUDITED = ["currency", "usd", "ratedOn"] as const;
const COLUMNS = `currency, usd, rated_on::text as "ratedOn"`;

/** Returns the exchange rates, by currency. */
export function listExchangeRates({ em }: Context): Promise<ExchangeRate[]> {
  return em.execute<ExchangeRate[]>(
    `select ${COLUMNS} from exchange_rates order by currency limit ${MAX_RATES}`,
  );
}

/**
 * Adds or replaces the exchange rate of a currency; briefs use it immediately.
 * @throws InvalidInputError at the field; ConflictError at the limit.
 */
export async function setExchangeRate(context: Context, input: ExchangeRateInput): Promise<ExchangeRate> {
  const { em } = context;
  const typed = await validate(exchangeRateRules, { ...input, usd: String(input.usd) });
  const rate = { ...typed, usd: Number(typed.usd) };
  const known = await listExchangeRates(context);
  const before = known.find(({ currency }) => currency === rate.currency);
  if (!before && known.length >= MAX_RATES) {
    throw new ConflictError(`There are ${MAX_RATES} exchange rates. Remove some first.`);
  }
  await em.execute(
    `insert into exchange_rates (currency, usd, rated_on) values (?, ?, ?) on conflict (currency)
     do update set usd = excluded.usd, rated_on = excluded.rated_on, updated_at = now()`,
    [rate.currency, rate.usd, rate.ratedOn],
  );
  await recordAuditEvent(context, {
    action: "exchange_rate.set",
    changes: changesBetween(before, rate, AUDITED),
  });
  return rate;
}

/**
 * Removes an exchange rate; amounts in its currency are no longer converted.
 * @throws NotFoundError
 */
export async function removeExchangeRate(context: Context, currency: string): Promise<string> {
  const [before] = await context.em.execute<ExchangeRate[]>(
    `delete from exchange_rates where currency = ? returning ${COLUMNS}`,
    [currency],
  );
  if (!before) throw new NotFoundError("There is no rate for this currency. Someone may have removed it.");
  await recordAuditEvent(context, {
    action: "exchange_rate.removed",
    changes: changesBetween(before, undefined, AUDITED),
  });
  return currency;
}
