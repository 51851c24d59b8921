/** An amount of a budget with its currency, such as "$1,200" or "1,200.50 XOF". */
export const moneyText = (amount: number, currency: string): string =>
  amount.toLocaleString("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });
