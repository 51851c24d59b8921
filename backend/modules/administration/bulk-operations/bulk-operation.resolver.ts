import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Allowed, BySession } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { REVERSE } from "./bulk-kind.ts";
import { BulkOperation } from "./bulk-operation.entity.ts";
import { BulkChoiceInput, BulkOperationInput } from "./bulk-operation.inputs.ts";
import { findBulkOperation, startBulkOperation, undoBulkOperation } from "./bulk-operation.service.ts";
import { countChosen } from "./choice.ts";

/** Bulk operations of administrators on accounts. */
@Resolver(() => BulkOperation)
export class BulkOperationResolver {
  @Allowed("admin")
  @Query(() => Int, { description: "How many accounts a bulk operation would be started for." })
  bulkChoiceCount(
    @Ctx() context: Context,
    @Arg("choice", () => BulkChoiceInput, { description: "Which accounts." })
    choice: BulkChoiceInput,
  ): Promise<number> {
    return countChosen(context, choice);
  }

  @Allowed("admin")
  @Query(() => BulkOperation, { nullable: true, description: "A bulk operation by its id." })
  bulkOperation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the operation." }) id: string,
  ): Promise<BulkOperation | null> {
    return findBulkOperation(context, id);
  }

  @Allowed("admin")
  @BySession()
  @Mutation(() => BulkOperation, {
    description: "Starts an operation on many accounts; a background job carries it out.",
  })
  startBulkOperation(
    @Ctx() context: Context,
    @Arg("input", () => BulkOperationInput, { description: "What to do, and to which accounts." })
    input: BulkOperationInput,
  ): Promise<BulkOperation> {
    return startBulkOperation(context, input);
  }

  @Allowed("admin")
  @BySession()
  @Mutation(() => BulkOperation, {
    description: "Undoes a suspension or activation, except for accounts changed since.",
  })
  undoBulkOperation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the operation." }) id: string,
  ): Promise<BulkOperation> {
    return undoBulkOperation(context, id);
  }

  @FieldResolver(() => Boolean, { description: "Whether it undoes another one." })
  isUndo(@Root() { undoOf }: BulkOperation): boolean {
    return undoOf != null;
  }

  @FieldResolver(() => Boolean, { description: "Whether it can be undone." })
  canUndo(@Root() { finishedAt, kind, undoOf, undone, succeeded }: BulkOperation): boolean {
    return Boolean(finishedAt && REVERSE[kind] && !undoOf && !undone && succeeded > 0);
  }
}
