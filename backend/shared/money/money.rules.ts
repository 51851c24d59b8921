/** Amounts of money as decimal texts such as `4000` or `9.50`, calculated in whole minor units, never as floats. */

const NO_DECIMALS = "CLP ISK JPY KRW PYG UGX VND XAF XOF".split(" ");
const THREE_DECIMALS = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** The currencies of prices by ISO 4217, the most frequent first. */
export const CURRENCIES: readonly string[] = [
  ..."USD EUR GBP CHF AUD CAD JPY SEK NOK DKK PLN CZK HUF RON BGN TRY ILS AED SAR QAR INR CNY HKD SGD KRW NZD ZAR BRL MXN ARS COP CLP".split(
    " ",
  ),
  ..."ISK THB VND XAF XOF PYG UGX".split(" "),
  ...THREE_DECIMALS,
];

/** Returns the number of decimals of a currency's minor unit: 0, 2 or 3. */
export function decimalsOf(currency: string): number {
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,3}))?$/;

/**
 * Returns an amount in minor units, such as cents; undefined for a text that isn't an amount of at most nine
 * digits before the point, or that has more decimals than the currency.
 */
export function minorUnits(amount: string, currency: string): bigint | undefined {
  const [, whole, part = ""] = AMOUNT.exec(amount) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === undefined || part.length > decimals) return undefined;
  return BigInt(whole + part.padEnd(decimals, "0"));
}

/** Returns a calculated total in minor units; unlike an entered amount, it may have any number of digits. */
export function minorTotal(total: string, currency: string): bigint {
  const [whole = "0", part = ""] = total.split(".");
  return BigInt(whole + part.padEnd(decimalsOf(currency), "0"));
}

/** Returns minor units as a decimal text; whole amounts have no decimals. */
export function decimalOf(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, "0");
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return /[1-9]/.test(part) ? `${whole}.${part}` : whole;
}

/** Formats a decimal text for people, such as `$9.50`, `EUR 4,000` or `JPY 250,000`. */
export function moneyInWords(amount: string, currency: string): string {
  const [whole = "", part] = amount.split(".");
  const number =
    whole.replace(/\B(?=(\d{3})+$)/g, ",") + (part ? `.${part.padEnd(decimalsOf(currency), "0")}` : "");
  return currency === "USD" ? `$${number}` : `${currency} ${number}`;
}

/** A rate in units per unit as an exact fraction: 1.15 is 115 over 100. */
function fractionOf(rate: number): readonly [bigint, bigint] {
  const [, whole = "0", part = "", exponent = "0"] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(rate)) ?? [];
  const scale = part.length - Number(exponent);
  const digits = BigInt(whole + part);
  return scale >= 0 ? [digits, 10n ** BigInt(scale)] : [digits * 10n ** BigInt(-scale), 1n];
}

/** Converts minor units to whole US dollars, rounded half up, by the US dollars for one unit of the currency. */
export const wholeDollars = (minor: bigint, currency: string, usd: number): bigint =>
  wholeUnits(minor, { currency, usd }, 1);

/**
 * Converts minor units to whole units of another currency, rounded half up.
 * @param usdOfOther US dollars for one unit of the other currency.
 */
export function wholeUnits(
  minor: bigint,
  { currency, usd }: { readonly currency: string; readonly usd: number },
  usdOfOther: number,
): bigint {
  const [over, under] = fractionOf(usd);
  const [otherOver, otherUnder] = fractionOf(usdOfOther);
  const dividend = minor * over * otherUnder;
  const divisor = under * 10n ** BigInt(decimalsOf(currency)) * otherOver;
  return (2n * dividend + divisor) / (2n * divisor);
}
