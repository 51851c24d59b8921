import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { CountedUnit, HardwareTerm, PlanPeriod, PlanTerms, PlanUnit } from "./plan.rules.ts";

/** What a plan's price is for. */
export const PlanUnits = {
  ATHLETE: "athlete",
  TEAM: "team",
  VENUE: "venue",
  EVENT: "event",
  SEAT: "seat",
  DEVICE: "device",
  FLAT: "flat",
} as const satisfies Record<string, PlanUnit>;

registerEnumType(PlanUnits, {
  name: "PlanUnit",
  description: "What a plan's price is for.",
  valuesConfig: {
    ATHLETE: { description: "Each athlete, such as a player." },
    DEVICE: { description: "Each device, such as a sensor or a camera." },
    EVENT: { description: "Each event, such as a tournament." },
    FLAT: { description: "Everything: the price doesn't depend on a number." },
    SEAT: { description: "Each person who works with it, such as a coach." },
    TEAM: { description: "Each team." },
    VENUE: { description: "Each venue." },
  },
});

/** How often a plan's price is paid. */
export const PlanPeriods = {
  ONCE: "once",
  MONTH: "month",
  YEAR: "year",
  SEASON: "season",
} as const satisfies Record<string, PlanPeriod>;

registerEnumType(PlanPeriods, {
  name: "PlanPeriod",
  description: "How often a plan's price is paid.",
  valuesConfig: {
    MONTH: { description: "Every month." },
    ONCE: { description: "Once." },
    SEASON: { description: "Every season." },
    YEAR: { description: "Every year." },
  },
});

/** How often hardware is paid. */
export const HardwareTerms = { UNIT: "unit", ONCE: "once" } as const satisfies Record<string, HardwareTerm>;

registerEnumType(HardwareTerms, {
  name: "HardwareTerm",
  description: "How often the hardware of a plan is paid.",
  valuesConfig: {
    ONCE: { description: "Once, whatever the number." },
    UNIT: { description: "For each unit of the price; for each device if it is flat." },
  },
});

@ObjectType({
  description: "A price of a solution. Amounts are decimal texts in its currency, such as `9.50`.",
})
export class Plan implements PlanTerms {
  @Field({ description: "The name of the plan, such as `Club`." })
  name: string;

  @Field(() => String, { nullable: true, description: "The price; null if it is given on request." })
  amount: string | null;

  @Field({ description: "Whether the price is a lower bound, as in “from $9”." })
  from: boolean;

  @Field({ description: "The currency by ISO 4217, such as `EUR`." })
  currency: string;

  @Field(() => PlanUnits, { description: "What the price is for." })
  per: PlanUnit;

  @Field(() => PlanPeriods, { description: "How often it is paid." })
  period: PlanPeriod;

  @Field(() => Int, {
    nullable: true,
    description: "The least number that is paid for; null if there is none.",
  })
  minimum: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The greatest number that it covers; null if there is none.",
  })
  maximum: number | null;

  @Field(() => PlanUnits, { nullable: true, description: "What `maximum` counts." })
  maximumOf: CountedUnit | null;

  @Field(() => String, { nullable: true, description: "What is paid once at the start." })
  setupFee: string | null;

  @Field(() => String, { nullable: true, description: "What its hardware costs." })
  hardware: string | null;

  @Field(() => HardwareTerms, { nullable: true, description: "How often the hardware is paid." })
  hardwarePer: HardwareTerm | null;

  @Field(() => String, { nullable: true, description: "What else there is to say about the price." })
  note: string | null;
}

@InputType({
  description: "A price of a solution. Amounts are decimal texts in its currency, such as `9.50`.",
})
export class PlanInput {
  @Field({ description: "1 to 80 characters; unique among the solution's plans." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "At most 999,999,999, with at most as many decimals as the currency; null if on request.",
  })
  amount?: string | null;

  @Field({ defaultValue: false, description: "Whether the price is a lower bound." })
  from: boolean;

  @Field({ defaultValue: "USD", description: "The currency by ISO 4217." })
  currency: string;

  @Field(() => PlanUnits, { defaultValue: "flat", description: "What the price is for." })
  per: PlanUnit;

  @Field(() => PlanPeriods, { defaultValue: "year", description: "How often it is paid." })
  period: PlanPeriod;

  @Field(() => Int, { nullable: true, description: "The least number that is paid for: 1 to 1,000,000." })
  minimum?: number | null;

  @Field(() => Int, { nullable: true, description: "The greatest number that it covers: 1 to 1,000,000." })
  maximum?: number | null;

  @Field(() => PlanUnits, {
    nullable: true,
    description: "What `maximum` counts; by default what the price is for.",
  })
  maximumOf?: CountedUnit | null;

  @Field(() => String, { nullable: true, description: "What is paid once at the start." })
  setupFee?: string | null;

  @Field(() => String, { nullable: true, description: "What its hardware costs." })
  hardware?: string | null;

  @Field(() => HardwareTerms, {
    nullable: true,
    description: "How often the hardware is paid; once by default.",
  })
  hardwarePer?: HardwareTerm | null;

  @Field(() => String, { nullable: true, description: "At most 200 characters." })
  note?: string | null;
}
