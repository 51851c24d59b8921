import type { GraphQLResolveInfo } from "graphql";
import sql from "sql-template-tag";
import { Arg, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { BySession, OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { readRow, readRows } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { searchText } from "../../../shared/text/text.ts";
import { forgetDraft, ownDraft, saveDraft, VendorListingDraft } from "./draft.service.ts";
import { VendorListingInput } from "./listing.inputs.ts";
import { discardListing, sendListing, sendListingAgain } from "./listing.service.ts";
import { findLookalikes, type Likeness, Likenesses } from "./lookalikes.ts";
import { VendorListing } from "./vendor-listing.entity.ts";

@ObjectType({ description: "A public vendor that a company may already be." })
export class VendorLookalike {
  @Field(() => ID, { description: "The vendor's id." })
  id: number;

  @Field({ description: "The slug in its URL, /vendors/{id}-{slug}." })
  slug: string;

  @Field({ description: "The vendor's name." })
  name: string;

  @Field(() => String, { nullable: true, description: "Its headquarters; null if not stated." })
  country: string | null;

  @Field({ description: "Whether someone manages its page." })
  claimed: boolean;

  @Field(() => Likenesses, { description: "In what it resembles the company." })
  likeness: Likeness;
}

/** The number of a viewer's listings that are returned. */
const MOST = 20;

@Resolver(() => VendorListing)
export class VendorListingResolver {
  @Public()
  @Query(() => [VendorLookalike], {
    description:
      "Public vendors with a name or website like that of a company, at most five, most alike first.",
  })
  async vendorLookalikes(
    @Ctx() { em }: Context,
    @Arg("name", { description: "The company's name, at most 200 characters." }) name: string,
    @Arg("website", () => String, { nullable: true, description: "Its website, at most 200 characters." })
    website: string | null,
  ): Promise<VendorLookalike[]> {
    const company = { name: searchText(name) ?? "", website: searchText(website) };
    if (company.name === "") return [];
    const [found = []] = await findLookalikes(em, [company], false);
    return found;
  }

  @SignedIn()
  @BySession()
  @Query(() => [VendorListing], {
    description:
      "The listings of the viewer's organizations that aren't approved yet, latest first; at most 20.",
  })
  ownVendorListings(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<VendorListing>[]> {
    return readRows(context.em, VendorListing, {
      selection: selectionOf(info),
      where: sql`t.status <> 'published' and exists (
        select from vendors v join organization_members m on m.organization_id = v.organization_id
        where v.id = t.vendor_id and m.user_id = ${personOf(context).id})`,
      orderBy: sql`order by t.id desc`,
      limit: MOST,
    });
  }

  @SignedIn()
  @BySession()
  @Query(() => VendorListingDraft, {
    nullable: true,
    description: "What the viewer has typed into the form that lists a company; null if nothing is kept.",
  })
  vendorListingDraft(@Ctx() context: Context): Promise<VendorListingDraft | null> {
    return ownDraft(context);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => VendorListingDraft, {
    nullable: true,
    description: "Keeps what the viewer has typed into the form that lists a company.",
  })
  saveVendorListingDraft(
    @Ctx() context: Context,
    @Arg("content", { description: "The form's texts by field, as JSON; at most 50,000 characters." })
    content: string,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version that it is based on; null for a new draft.",
    })
    version: number | null,
  ): Promise<VendorListingDraft | null> {
    return saveDraft(context, content, version ?? null);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, {
    description: "Deletes what the viewer has typed into the form that lists a company.",
  })
  async discardVendorListingDraft(@Ctx() context: Context): Promise<Done> {
    await forgetDraft(context);
    return { message: "The draft is deleted." };
  }

  @SignedIn()
  @BySession()
  @OwnTransaction()
  @Mutation(() => VendorListing, {
    description:
      "Lists a company with its first solution, for review by administrators. The viewer becomes the owner of its organization.",
  })
  async sendVendorListing(
    @Ctx() context: RequestContext,
    @Arg("input", () => VendorListingInput, { description: "The company and its first solution." })
    input: VendorListingInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<VendorListing> | null> {
    return readRow(context.em, VendorListing, await sendListing(context, input), selectionOf(info));
  }

  @SignedIn()
  @BySession()
  @OwnTransaction()
  @Mutation(() => VendorListing, {
    description: "Changes a listing that isn't approved yet, and sends it for review again.",
  })
  async sendVendorListingAgain(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the listing." }) id: string,
    @Arg("input", () => VendorListingInput, { description: "The company and its first solution." })
    input: VendorListingInput,
    @Arg("version", () => Int, { description: "The `readVersion` that was read; a later one is a conflict." })
    version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<VendorListing> | null> {
    const sent = await sendListingAgain(context, id, input, version);
    return readRow(context.em, VendorListing, sent, selectionOf(info));
  }

  @SignedIn()
  @BySession()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Deletes a listing that isn't approved, with its vendor and solutions.",
  })
  async discardVendorListing(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the listing." }) id: string,
  ): Promise<Done> {
    return { message: `${await discardListing(context, id)} is no longer listed.` };
  }
}
