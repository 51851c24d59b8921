import type { PlanTerms } from "../../../backend/modules/catalog/plans/plan.rules.ts";
import { planInWords } from "../../../backend/modules/catalog/plans/plan-words.rules.ts";
import type { PlanInput } from "../../graphql/schema.generated.ts";

/** A plan as typed: the texts of its controls. */
export type PlanDraft = { [Name in keyof PlanTerms]: Name extends "from" ? boolean : string };

/** A plan before anything is typed. */
export const EMPTY_PLAN: PlanDraft = {
  name: "",
  amount: "",
  from: false,
  currency: "USD",
  per: "athlete",
  period: "month",
  minimum: "",
  maximum: "",
  maximumOf: "",
  setupFee: "",
  hardware: "",
  hardwarePer: "",
  note: "",
};

/** Returns plans as the form keeps them: the JSON of what its controls show. */
export const draftsText = (plans: readonly PlanTerms[]): string =>
  JSON.stringify(
    plans.map((plan) =>
      Object.fromEntries(
        Object.keys(EMPTY_PLAN).map((name) => {
          const value = plan[name as keyof PlanTerms];
          return [name, typeof value === "boolean" ? value : String(value ?? "")];
        }),
      ),
    ),
  );

/** Returns the plans in the form's text; none if it isn't valid, as in an old draft. */
export function draftsIn(text: string): PlanDraft[] {
  try {
    const drafts: unknown = JSON.parse(text || "[]");
    return Array.isArray(drafts) ? drafts.map((draft) => ({ ...EMPTY_PLAN, ...draft })) : [];
  } catch {
    return [];
  }
}

/** Returns a typed plan's values, so that it can be shown in words. */
const termsOf = (draft: PlanDraft): PlanTerms => {
  const words = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, value === "" ? null : value]),
  );
  const count = (text: string) => (text === "" ? null : Number(text));
  return {
    ...(words as unknown as PlanTerms),
    name: draft.name,
    minimum: count(draft.minimum),
    maximum: count(draft.maximum),
  };
};

/** Formats plans as lines, to show another person's version. */
export const draftsInWords = (text: string): string =>
  draftsIn(text)
    .map((draft) => planInWords(termsOf(draft)))
    .join("\n");

/** Converts the form's text into the mutation's input. */
export const planInputs = (text: string): PlanInput[] =>
  draftsIn(text).map((draft) => {
    const plan = termsOf(draft);
    const word = (value: string | null) => (value === null ? null : value.toUpperCase());
    return {
      ...plan,
      amount: plan.amount?.replaceAll(",", "") ?? null,
      setupFee: plan.setupFee?.replaceAll(",", "") ?? null,
      hardware: plan.hardware?.replaceAll(",", "") ?? null,
      per: word(plan.per),
      period: word(plan.period),
      maximumOf: plan.maximum === null ? null : word(plan.maximumOf),
      hardwarePer: plan.hardware === null ? null : word(plan.hardwarePer),
    } as PlanInput;
  });
