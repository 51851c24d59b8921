import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { Done } from "../../../../shared/schema/done.ts";
import type { DocumentKind, DocumentVisibility } from "../document.rules.ts";
import { Document } from "../document.ts";
import { DocumentKinds, DocumentVisibilities } from "../document-kind.ts";
import { editDocument, removeDocument } from "./document-editing.service.ts";

@InputType({ description: "What is said of a document." })
export class DocumentInput {
  @Field(() => DocumentKinds, { description: "What it is." })
  kind!: DocumentKind;

  @Field({ description: "Its title; at most 120 characters." })
  title!: string;

  @Field(() => DocumentVisibilities, { description: "Who may open it." })
  visibility!: DocumentVisibility;
}

@Resolver()
export class DocumentEditingResolver {
  @SignedIn()
  @Mutation(() => Document, {
    description: "Changes what is said of a document, for those who may edit its record.",
  })
  editDocument(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the document." }) id: string,
    @Arg("input", () => DocumentInput, { description: "What is said of it." }) input: DocumentInput,
  ): Promise<Document> {
    return editDocument(context, id, input);
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Removes a document, for those who may edit its record." })
  async removeDocument(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the document." }) id: string,
  ): Promise<Done> {
    await removeDocument(context, id);
    return { message: "The document is removed." };
  }
}
