import type { GraphQLResolveInfo } from "graphql";
import sql from "sql-template-tag";
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { readRows } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { Category } from "../../catalog/taxonomy/category.entity.ts";
import { Organization } from "../organizations/organization.entity.ts";
import { type PostingOutcome, PostingOutcomes } from "../posting-base/outcome.ts";
import { PendingVersion } from "../posting-base/pending-version.ts";
import { isEditable } from "../posting-base/stage.ts";
import { createPosting, discardPosting, updatePosting } from "./drafting.service.ts";
import { closePosting, extendPosting, reopenPosting } from "./lifecycle.service.ts";
import { Posting } from "./posting.entity.ts";
import { PostingInput } from "./posting.inputs.ts";
import { opportunityCategories, postersFor } from "./posting-options.service.ts";
import { type PostingKind, PostingKinds } from "./posting-status.ts";

const RECORD_ID = { description: "The id of the opportunity or collaboration." };
const VERSION = { description: "The version that was seen." };

@ObjectType({ description: "Whether and for whom the viewer may post, and what there is to choose from." })
export class PostingOptions {
  @Field(() => [Organization], { description: "The organizations for which the viewer may post, by name." })
  organizations: Organization[];

  @Field({ description: "Whether they may post in their own name." })
  asPerson: boolean;

  @Field(() => String, { nullable: true, description: "Why they can't post; null if they can." })
  refusal: string | null;

  @Field(() => [Category], { description: "The categories of opportunities, by name." })
  categories: () => Promise<Category[]>;
}

/** Returns the posting of a record for users who may edit it. */
async function readPosting(
  { em, actor }: Context,
  kind: PostingKind,
  id: string | number,
  info: GraphQLResolveInfo,
): Promise<Row<Posting> | null> {
  const where = sql`t.kind = ${kind} and t.record_id = ${parseId(id) ?? 0} and ${isEditable(actor)}`;
  const [found] = await readRows(em, Posting, { selection: selectionOf(info), where, limit: 1 });
  return found ?? null;
}

@Resolver(() => Posting)
export class PostingResolver {
  @SignedIn()
  @Query(() => PostingOptions, { description: "Whether and for whom the viewer may post." })
  async postingOptions(@Ctx() context: Context): Promise<PostingOptions> {
    return { ...(await postersFor(context)), categories: () => opportunityCategories(context) };
  }

  @SignedIn()
  @Query(() => Posting, {
    nullable: true,
    description:
      "An opportunity or a collaboration as its owner sees it; null for those who may not edit it.",
  })
  posting(
    @Ctx() context: Context,
    @Arg("kind", () => PostingKinds, { description: "The kind of the record." }) kind: PostingKind,
    @Arg("id", () => ID, RECORD_ID) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Posting> | null> {
    return readPosting(context, kind, id, info);
  }

  @Reads(["ownerUserId"])
  @FieldResolver(() => Boolean, {
    description: "Whether a person owns it, who names the organization; otherwise an organization does.",
  })
  isPersonal(@Root() { ownerUserId }: Row<Posting>): boolean {
    return ownerUserId != null;
  }

  @Reads(["pendingVersion"])
  @FieldResolver(() => PendingVersion, {
    nullable: true,
    description:
      "What its owner wants to be public instead of the published record. It waits for an administrator, or, with a `returnReason`, was sent back; null if there is no other version.",
  })
  pending(@Root() { pendingVersion }: Row<Posting>): PendingVersion | null {
    return pendingVersion ?? null;
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Posting, {
    description:
      "Creates an opportunity or a collaboration, as a draft or submitted for review; what administrators submit is published right away. Repeated with the same key, it has no further effect and returns the same result.",
  })
  async createPosting(
    @Ctx() context: Context,
    @Arg("kind", () => PostingKinds, { description: "The kind of the record." }) kind: PostingKind,
    @Arg("input", () => PostingInput, { description: "The posting's content." }) input: PostingInput,
    @Arg("submit", { description: "False keeps it as a draft." }) submit: boolean,
    @Arg("key", { description: "A new random value for each: 8 to 100 letters, digits or hyphens." })
    key: string,
    @Info() info: GraphQLResolveInfo,
    @Arg("organizationId", () => ID, {
      nullable: true,
      description: "The organization to post for; null to post in the viewer's own name.",
    })
    organizationId?: string | null,
  ): Promise<Row<Posting> | null> {
    const id = await createPosting(context, { kind, input, submit, key, organizationId });
    return readPosting(context, kind, id, info);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Posting, {
    description:
      "Changes a record, and submits it if asked. If more than the due date of what is published changes, the new version is reviewed, and what is published stays public meanwhile; an administrator's changes show right away, unless a version is waiting for review, which they then change.",
  })
  async updatePosting(
    @Ctx() context: Context,
    @Arg("kind", () => PostingKinds, { description: "The kind of the record." }) kind: PostingKind,
    @Arg("id", () => ID, RECORD_ID) id: string,
    @Arg("input", () => PostingInput, { description: "The posting's new content." }) input: PostingInput,
    @Arg("version", () => Int, { description: "The version that was edited." }) version: number,
    @Arg("submit", { description: "Whether to submit it for review, if it is a draft or was sent back." })
    submit: boolean,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Posting> | null> {
    await updatePosting(context, { kind, id }, { input, version, submit });
    return readPosting(context, kind, id, info);
  }

  @SignedIn()
  @Mutation(() => Done, {
    description: "Deletes a record that was not published, or the `pending` version of one that is.",
  })
  discardPosting(
    @Ctx() context: Context,
    @Arg("kind", () => PostingKinds, { description: "The kind of the record." }) kind: PostingKind,
    @Arg("id", () => ID, RECORD_ID) id: string,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<Done> {
    return discardPosting(context, { kind, id }, version);
  }

  @SignedIn()
  @Mutation(() => Posting, {
    description: "Moves the due date of a published record to a later one, and tells those who have applied.",
  })
  async extendPosting(
    @Ctx() context: Context,
    @Arg("kind", () => PostingKinds, { description: "The kind of the record." }) kind: PostingKind,
    @Arg("id", () => ID, RECORD_ID) id: string,
    @Arg("dueDate", { description: "Later than the current one, and in the future." }) dueDate: Date,
    @Arg("version", () => Int, VERSION) version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Posting> | null> {
    await extendPosting(context, { kind, id }, { dueDate, version });
    return readPosting(context, kind, id, info);
  }

  @SignedIn()
  @Mutation(() => Posting, {
    description:
      "Closes a published record with its outcome, and tells those who have applied; its page stays.",
  })
  async closePosting(
    @Ctx() context: Context,
    @Arg("kind", () => PostingKinds, { description: "The kind of the record." }) kind: PostingKind,
    @Arg("id", () => ID, RECORD_ID) id: string,
    @Arg("outcome", () => PostingOutcomes, { description: "How it ended." }) outcome: PostingOutcome,
    @Arg("version", () => Int, VERSION) version: number,
    @Info() info: GraphQLResolveInfo,
    @Arg("note", () => String, {
      nullable: true,
      description: "More about the outcome, for everyone; at most 2,000 characters.",
    })
    note?: string | null,
  ): Promise<Row<Posting> | null> {
    await closePosting(context, { kind, id }, { outcome, version, note: note ?? null });
    return readPosting(context, kind, id, info);
  }

  @SignedIn()
  @Mutation(() => Posting, {
    description: "Reopens a closed record, clears its outcome, and tells those who have applied.",
  })
  async reopenPosting(
    @Ctx() context: Context,
    @Arg("kind", () => PostingKinds, { description: "The kind of the record." }) kind: PostingKind,
    @Arg("id", () => ID, RECORD_ID) id: string,
    @Arg("version", () => Int, VERSION) version: number,
    @Info() info: GraphQLResolveInfo,
    @Arg("dueDate", () => Date, {
      nullable: true,
      description: "A later due date; required if the current one has passed.",
    })
    dueDate?: Date | null,
  ): Promise<Row<Posting> | null> {
    await reopenPosting(context, { kind, id }, { dueDate: dueDate ?? null, version });
    return readPosting(context, kind, id, info);
  }
}
