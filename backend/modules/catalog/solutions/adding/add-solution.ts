import { Field, Float, InputType } from "type-graphql";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { vendorNamed } from "../../vendors/editing/vendor-creating.service.ts";
import { createSolution } from "../editing/solution-editing.service.ts";
import { addSolutionRules } from "./add-solution.rules.ts";

@InputType({ description: "A solution that an administrator adds to the catalog." })
export class AddSolutionInput {
  @Field({ description: "1 to 200 characters; unique among the vendor's solutions." })
  title: string;

  @Field({ description: "Plain text, 1 to 20,000 characters." })
  description: string;

  @Field({ description: "The name or slug of a category of solutions." })
  category: string;

  @Field({
    description: "The name of a vendor, however it is written; one that isn't listed is added, unverified.",
  })
  vendor: string;

  @Field(() => String, {
    nullable: true,
    description: "The price in the vendor's words, at most 200 characters.",
  })
  pricing?: string | null;

  @Field(() => [String], { nullable: true, description: "Key features, at most 50 of 80 characters." })
  features?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Keywords, at most 50 of 80 characters." })
  tags?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "What it works with, such as `Garmin`; at most 50 of 80 characters.",
  })
  integrations?: string[] | null;

  @Field(() => Float, {
    nullable: true,
    description: "0 to 5 in steps of 0.1; it applies until there are reviews.",
  })
  rating?: number | null;
}

const FIND = `
  select (select id from vendors where name_key = fold_text(?) order by kept_apart limit 1) as vendor,
    (select id from categories where kind = 'solution' and (slug = ? or name_key = fold_text(?)) limit 1) as category`;

/**
 * Adds a published solution to a vendor, which is created unverified if it isn't listed yet. Returns its id.
 * @throws InvalidInputError, ConflictError at the invalid field.
 */
export async function addSolution(context: Context, input: AddSolutionInput): Promise<number> {
  const { category, vendor, rating, pricing, ...words } = await validate(addSolutionRules, input);
  const [found] = await context.em.execute<{ vendor: number | null; category: number | null }[]>(FIND, [
    vendor,
    category,
    category,
  ]);
  const problems = {
    ...(!found?.category && { category: "Choose one of the categories" }),
  };
  const [first] = Object.values(problems);
  if (first) throw new InvalidInputError(first, problems);
  const offer = {
    title: words.title,
    description: words.description,
    pricing: pricing ?? null,
    priceBand: "custom" as const,
    levels: [],
    sportIds: [],
    features: words.features ?? [],
    tags: words.tags ?? [],
    integrations: words.integrations ?? [],
    categoryId: String(found?.category),
  };
  const vendorId = found?.vendor ?? (await vendorNamed(context, vendor));
  return createSolution(context, String(vendorId), offer, true, rating ?? 0);
}
