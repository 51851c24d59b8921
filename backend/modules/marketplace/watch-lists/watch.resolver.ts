import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Field, ID, Info, InputType, Int, Mutation, Resolver } from "type-graphql";
import { SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { type PipelineStage, PipelineStages } from "./pipeline-stage.ts";
import { editWatched, unwatch, watchVendor } from "./watch.service.ts";
import { WatchedVendor } from "./watched-vendor.entity.ts";

@InputType({ description: "What somebody keeps about a watched vendor." })
export class WatchInput {
  @Field(() => PipelineStages, { description: "The stage of one's own pipeline." })
  stage: PipelineStage;

  @Field(() => String, {
    nullable: true,
    description: "A note, at most 5,000 characters; null for none. Left out, it stays as it is.",
  })
  note?: string | null;

  @Field(() => [String], { description: "One's own tags, at most 20 of 40 characters." })
  tags: string[];
}

@Resolver(() => WatchedVendor)
export class WatchResolver {
  @SignedIn()
  @Mutation(() => WatchedVendor, {
    description: "Puts a vendor on the viewer's watch list, or on that of an organization they belong to.",
  })
  async watchVendor(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("organizationId", () => ID, {
      nullable: true,
      description: "The id of the organization whose members share it; null for the viewer's own list.",
    })
    organizationId: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<WatchedVendor> | null> {
    const id = await watchVendor(context, vendorId, organizationId);
    return readRow(context.em, WatchedVendor, id, selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => WatchedVendor, { description: "Changes stage, note and tags of a watched vendor." })
  async editWatchedVendor(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the entry." }) id: string,
    @Arg("input", () => WatchInput, { description: "What is kept about it." }) input: WatchInput,
    @Arg("version", () => Int, { description: "The version that was read; a later one is a conflict." })
    version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<WatchedVendor> | null> {
    const edited = await editWatched(context, id, input, version);
    return readRow(context.em, WatchedVendor, edited, selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Takes a vendor off a watch list, with its note and tags." })
  async unwatchVendor(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the entry." }) id: string,
  ): Promise<Done> {
    await unwatch(context, id);
    return { message: "It's off the list." };
  }
}
