import { Migration } from "@mikro-orm/migrations";

/** The approximate rates on that day; administrators keep them up to date. */
const RATES: Readonly<Record<string, number>> = {
  EUR: 1.15,
  GBP: 1.34,
  CHF: 1.23,
  JPY: 0.0067,
  CNY: 0.139,
  INR: 0.0115,
  KRW: 0.00072,
  AUD: 0.65,
  CAD: 0.73,
  NZD: 0.59,
  SGD: 0.77,
  HKD: 0.128,
  BRL: 0.18,
  MXN: 0.053,
  ZAR: 0.056,
  SEK: 0.104,
  NOK: 0.099,
  DKK: 0.154,
  PLN: 0.27,
  CZK: 0.0465,
  HUF: 0.0029,
  RON: 0.227,
  AED: 0.2723,
  SAR: 0.2667,
  QAR: 0.2747,
  ILS: 0.28,
  TRY: 0.024,
  THB: 0.0305,
};

/** Exchange rates for converting budgets, and the quantities and places of saved briefs. */
export class ExchangeRates extends Migration {
  override up(): void {
    this.addSql(`create table exchange_rates (
      currency text primary key check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
      usd double precision not null check (usd > 0 and usd < 1000000),
      rated_on date not null,
      updated_at timestamptz(3) not null default now())`);
    this.addSql("comment on column exchange_rates.usd is 'US dollars for one unit'");
    this.addSql(`create trigger tell_change after insert or update or delete or truncate on exchange_rates
      for each statement execute function tell_change()`);
    const rows = Object.entries(RATES).map(([currency, usd]) => `('${currency}', ${usd}, '2026-06-30')`);
    this.addSql(`insert into exchange_rates (currency, usd, rated_on) values ${rows.join(", ")}`);
    this.addSql(`alter table saved_briefs
      add column quantities text[] not null default '{}', add column places text[] not null default '{}'`);
    this.addSql("drop trigger tell_change on saved_briefs");
    this.addSql(`create trigger tell_change after insert or delete or truncate or update of
      owner_id, name, text, product, level, budget_max, deadline, sports, must, should, wont, integrations, quantities, places,
      share_token, updated_at
      on saved_briefs for each statement execute function tell_change()`);
  }
}
