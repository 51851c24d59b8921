import type { GraphQLResolveInfo } from "graphql";
import sql, { raw } from "sql-template-tag";
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
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow, readRows } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields, selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { OwnedVendor, readOwnVendors } from "../../catalog/vendors/organization-vendors.ts";
import { loadAnswers } from "../call-forms/answers.loader.ts";
import { ApplicationAnswer } from "../call-forms/application-answer.ts";
import { ApplicationForm } from "../call-forms/application-form.ts";
import { type Call, readForm } from "../call-forms/form.service.ts";
import { Application } from "./application.entity.ts";
import { ApplicationInput } from "./application.inputs.ts";
import { writtenBy } from "./application.list.ts";
import { mayDecide } from "./application.policy.ts";
import { findApplication, submitApplication, withdrawApplication } from "./application.service.ts";
import { type ApplicationDecision, ApplicationDecisions } from "./application-status.ts";
import { type ApplicationKind, ApplicationKinds, isReviewedBlind, standingFor } from "./applied-record.ts";
import { decideOnApplication } from "./deciding/decision.service.ts";
import { discardApplication, saveDraft } from "./draft.service.ts";

@ObjectType({
  description: "What the viewer can do about applications to an opportunity or a collaboration.",
})
export class Applying {
  @Field(() => Application, { nullable: true, description: "The viewer's own application, in any status." })
  application: Row<Application> | null;

  @Field(() => String, { nullable: true, description: "Why the viewer can't apply; null if they can." })
  refusal: string | null;

  @Field({ description: "Whether the viewer decides on applications to it." })
  mayDecide: boolean;

  /** The record. */
  call: Call;
}

/** Returns the application with the fields that the operation requests. */
async function shown(
  { em }: Context,
  id: Promise<number>,
  info: GraphQLResolveInfo,
): Promise<Row<Application> | null> {
  return readRow(em, Application, await id, selectionOf(info));
}

@Resolver(() => Applying)
export class ApplyingResolver {
  @FieldResolver(() => Boolean, {
    description:
      "Whether reviewers judge applications to it without being told who applies; what applicants write themselves can't be hidden.",
  })
  isReviewedBlind(@Root() { call }: Applying, @Ctx() context: Context): Promise<boolean> {
    return isReviewedBlind(context, call);
  }

  @FieldResolver(() => [OwnedVendor], {
    description:
      "The published vendors that the viewer may apply for, those of their organizations, by name.",
  })
  vendors(@Ctx() context: Context): Promise<OwnedVendor[]> {
    return readOwnVendors(context);
  }

  @FieldResolver(() => ApplicationForm, {
    nullable: true,
    description: "What it asks of those who apply; null if a text and links are enough.",
  })
  async form(@Root() { call }: Applying, @Ctx() context: Context): Promise<ApplicationForm | null> {
    const { version, questions } = await readForm(context, call);
    return questions.length > 0 ? { version, questions } : null;
  }
}

@Resolver(() => Application)
export class ApplicationResolver {
  @SignedIn()
  @Query(() => Applying, {
    description: "The viewer's application to an opportunity or a collaboration, and whether they may apply.",
  })
  async applying(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the record." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Applying> {
    const { em, actor } = context;
    const { record, memberships, refusal } = await standingFor(context, kind, id);
    const decides = mayDecide(actor, memberships, record.owner);
    const { application: selection } = selectionOf(info);
    if (!selection) return { application: null, refusal, mayDecide: decides, call: record };
    const where = sql`${writtenBy(actor)} and ${raw(`t.${kind}_id`)} = ${record.id}`;
    const [application] = await readRows(em, Application, { selection, where, limit: 1 });
    return { application: application ?? null, refusal, mayDecide: decides, call: record };
  }

  @SignedIn()
  @Query(() => Application, {
    nullable: true,
    description: "One application; null if the viewer has neither written it nor decides on it.",
  })
  application(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the application." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Application> | null> {
    return findApplication(context, id, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Application, {
    description: "Saves a draft of the viewer's application, or of one that they have withdrawn.",
  })
  saveApplicationDraft(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the record." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
    @Arg("input", () => ApplicationInput, { description: "What was written so far." })
    input: ApplicationInput,
    @Info() info: GraphQLResolveInfo,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version of the draft that was edited; null for a new one.",
    })
    version?: number | null,
  ): Promise<Row<Application> | null> {
    return shown(context, saveDraft(context, { kind, id }, input, version), info);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Application, {
    description:
      "Submits the viewer's application, one for each record; a withdrawn one can be submitted again. Repeated with the same key, it has no further effect and returns the same result.",
  })
  submitApplication(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the record." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
    @Arg("input", () => ApplicationInput, { description: "The application's content." })
    input: ApplicationInput,
    @Arg("key", {
      description: "A new random value for each submission: 8 to 100 letters, digits or hyphens.",
    })
    key: string,
    @Info() info: GraphQLResolveInfo,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version of the draft that is submitted; null if none was saved.",
    })
    version?: number | null,
  ): Promise<Row<Application> | null> {
    return shown(context, submitApplication(context, { kind, id, input, key, version }), info);
  }

  @SignedIn()
  @Mutation(() => Application, {
    description: "Withdraws the viewer's own application; those who decide no longer see it.",
  })
  withdrawApplication(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the application." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Application> | null> {
    return shown(context, withdrawApplication(context, id), info);
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Deletes the viewer's own draft or withdrawn application." })
  discardApplication(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the application." }) id: string,
  ): Promise<Done> {
    return discardApplication(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Application, {
    description: "Decides on an application, and tells its applicant; for the owner's team.",
  })
  decideOnApplication(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the application." }) id: string,
    @Arg("status", () => ApplicationDecisions, { description: "The decision." })
    status: ApplicationDecision,
    @Arg("version", () => Int, { description: "The version that was decided on." }) version: number,
    @Info() info: GraphQLResolveInfo,
    @Arg("message", () => String, {
      nullable: true,
      description: "For the applicant, at most 2,000 characters.",
    })
    message?: string | null,
  ): Promise<Row<Application> | null> {
    return shown(context, decideOnApplication(context, id, { status, version, message }), info);
  }

  @Reads([], { applicant: fields(["firstName", "lastName"]) })
  @FieldResolver(() => String, { description: "The applicant's name." })
  applicantName(@Root() { applicant }: Row<Application>): string {
    return `${applicant.firstName} ${applicant.lastName}`;
  }

  @Reads([])
  @FieldResolver(() => [ApplicationAnswer], {
    description: "The answers to the questions of the call's form, in its order.",
  })
  answers(@Root() { id }: Row<Application>, @Ctx() context: Context): Promise<readonly ApplicationAnswer[]> {
    return loadAnswers(context, id);
  }

  @Reads(["applicantId"])
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer wrote it; otherwise they decide on it.",
  })
  viewerIsApplicant(@Root() { applicantId }: Row<Application>, @Ctx() { actor }: Context): boolean {
    return asPerson(actor)?.id === applicantId;
  }
}
