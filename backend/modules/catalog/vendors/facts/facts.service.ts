import { ref } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { notifyWatchers } from "../../../marketplace/watch-lists/notify-watchers.ts";
import { EDITS, lockEditable } from "../editing/vendor-editing.service.ts";
import type { Vendor } from "../vendor.entity.ts";
import { FundingRound } from "../vendor.entity.ts";
import { FACT_FIELDS, type FactName } from "./fact-fields.ts";
import type { FundingRoundInput } from "./facts.inputs.ts";
import { fundingRules } from "./funding.rules.ts";
import { confirm } from "./state-facts.ts";

const NAMES: readonly string[] = [...FACT_FIELDS, "funding"];

/**
 * Confirms facts about a vendor as of now. Returns its id.
 * @param fields all known ones if omitted.
 * @throws InvalidInputError at `fields`; otherwise as `lockEditable`.
 */
export async function confirmFacts(
  context: Context,
  id: string,
  fields: readonly string[] | null | undefined,
): Promise<number> {
  const chosen = [...new Set(fields ?? NAMES)];
  const message = `Choose from: ${NAMES.join(", ")}.`;
  if (chosen.some((name) => !NAMES.includes(name))) throw new InvalidInputError(message, { fields: message });
  await context.limits.count(EDITS, String(personOf(context).id));
  const vendor = await lockEditable(context, id);
  await confirm(context, vendor, chosen as FactName[]);
  await recordAuditEvent(context, {
    action: "vendor.facts_confirmed",
    subject: vendor.id,
    changes: { fields: { after: chosen.join(", ") } },
  });
  return vendor.id;
}

/** What makes two rounds the same one, also after a correction of its amount or investors. */
const identityOf = ({
  kind,
  year,
  month,
}: {
  kind: string;
  year: number;
  month?: number | null | undefined;
}) => `${kind}:${year}:${month ?? ""}`;

/**
 * Replaces the funding rounds of a vendor. Returns its id.
 * @throws InvalidInputError at the field, such as `rounds[0].year`; ConflictError at `version`; otherwise as
 * `lockEditable`.
 */
export async function setFundingRounds(
  context: Context,
  id: string,
  given: readonly FundingRoundInput[],
  version: number,
): Promise<number> {
  await validate(fundingRules, { rounds: [...given] });
  await context.limits.count(EDITS, String(personOf(context).id));
  const vendor = await lockEditable(context, id);
  assertSameVersion(vendor, version, "page");
  return replaceFundingRounds(context, vendor, given);
}

/**
 * Replaces the funding rounds of a vendor that is locked. Returns its id.
 * @throws InvalidInputError at the field.
 */
export async function replaceFundingRounds(
  context: Context,
  vendor: Vendor,
  given: readonly FundingRoundInput[],
): Promise<number> {
  const { em } = context;
  const { rounds } = await validate(fundingRules, { rounds: [...given] });
  const known = await em.find(FundingRound, { vendor: vendor.id });
  const before = known.length;
  await em.nativeDelete(FundingRound, { vendor: vendor.id });
  for (const [place, round] of rounds.entries())
    em.create(FundingRound, {
      vendor: ref(vendor),
      kind: given[place]?.kind ?? "other",
      year: round.year,
      month: round.month ?? null,
      day: round.day ?? null,
      amount: round.amount ?? null,
      currency: round.currency,
      investors: [...new Set(round.investors ?? [])],
      source: round.source || null,
    });
  markEdited(vendor);
  await em.flush();
  await em.execute(
    rounds.length > 0
      ? `insert into vendor_facts (vendor_id, field, source) values (?, 'funding', 'import') on conflict do nothing`
      : "delete from vendor_facts where vendor_id = ? and field = 'funding'",
    [vendor.id],
  );
  await em.execute("update vendor_facts set read_from = null where vendor_id = ? and field = 'funding'", [
    vendor.id,
  ]);
  await confirm(context, vendor, ["funding"]);
  await recordAuditEvent(context, {
    action: "vendor.funding_changed",
    subject: vendor.id,
    changes: { rounds: { before, after: rounds.length } },
  });
  const path = `/vendors/${vendor.id}-${vendor.slug}`;
  for (const round of rounds.filter((one) => !known.some((other) => identityOf(other) === identityOf(one))))
    await notifyWatchers(context, vendor.id, {
      title: `${vendor.name} has a new funding round`,
      path: `${path}#company`,
      key: `round:${vendor.id}:${identityOf(round)}`,
    });
  return vendor.id;
}
