import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { type ApplicationKind, ApplicationKinds } from "../applications/applied-record.ts";
import { ApplicationForm, FormQuestion, FormQuestionInput } from "./application-form.ts";
import { removeFile } from "./files/answer-files.service.ts";
import { type CallForm, readOwnForm, saveForm } from "./form.service.ts";

@ObjectType({ description: "The application form of a call, for its team." })
export class CallApplicationForm extends ApplicationForm {
  @Field(() => ID, { description: "The kind and the id of the call." })
  id: string;

  @Field(() => [FormQuestion], {
    description: "The last wording of each question that isn't asked anymore, whose answers stay.",
  })
  former: readonly FormQuestion[];
}

const shown = (kind: ApplicationKind, id: string, form: CallForm): CallApplicationForm => ({
  id: `${kind}:${id}`,
  version: form.version,
  questions: form.questions,
  former: form.former,
});

@Resolver()
export class CallFormResolver {
  @SignedIn()
  @Query(() => CallApplicationForm, {
    description: "The application form of an opportunity or a collaboration, for the team that posted it.",
  })
  async applicationForm(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the record." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
  ): Promise<CallApplicationForm> {
    return shown(kind, id, await readOwnForm(context, kind, id));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => CallApplicationForm, {
    description:
      "Saves what a call asks of those who apply, as a new version. Answers that were given before stay: drafts are asked the new questions, what is submitted isn't. Without questions, one applies by text and links alone.",
  })
  async saveApplicationForm(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the record." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The record's id." }) id: string,
    @Arg("questions", () => [FormQuestionInput], { description: "All questions, in order; at most 60." })
    questions: FormQuestionInput[],
    @Arg("version", () => Int, { description: "The version that was edited; 0 for the first form." })
    version: number,
  ): Promise<CallApplicationForm> {
    return shown(kind, id, await saveForm(context, { kind, id, questions, version }));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Removes a file from the viewer's own draft; POST /uploads/applications adds one.",
  })
  removeApplicationFile(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the file." }) id: string,
  ): Promise<Done> {
    return removeFile(context, id);
  }
}
