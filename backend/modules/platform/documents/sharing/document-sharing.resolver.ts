import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { Document } from "../document.ts";
import { offerOf, readOffers, setDocumentShared } from "./document-sharing.service.ts";

@ObjectType({ description: "A vendor's document on request, as it stands in a conversation." })
export class OfferedDocument {
  @Field(() => ID, { description: "Its id; a document has another one in each conversation." })
  id: string;

  @Field(() => Document, { description: "The document." })
  document: Document;

  @Field({ description: "Whether the person may open it." })
  shared: boolean;
}

@Resolver()
export class DocumentSharingResolver {
  @SignedIn()
  @Query(() => [OfferedDocument], {
    description:
      "The documents on request of a conversation's vendor and its solutions, shared ones first, at most 100: all of them for the vendor's side, those that were shared for the person; none if the conversation isn't the viewer's.",
  })
  async offeredDocuments(
    @Ctx() context: Context,
    @Arg("conversationId", () => ID, { description: "The id of the conversation." }) conversationId: string,
  ): Promise<OfferedDocument[]> {
    return (await readOffers(context, conversationId)).map((offer) => offerOf(context, offer));
  }

  @SignedIn()
  @Mutation(() => OfferedDocument, {
    description:
      "Shares a document on request with the person of a conversation, who is told by a message, or ends that; for the vendor's side.",
  })
  async setDocumentShared(
    @Ctx() context: Context,
    @Arg("conversationId", () => ID, { description: "The id of the conversation." }) conversationId: string,
    @Arg("documentId", () => ID, { description: "The id of the document." }) documentId: string,
    @Arg("shared", { description: "Whether the person may open it from now on." }) shared: boolean,
  ): Promise<OfferedDocument> {
    return offerOf(context, await setDocumentShared(context, conversationId, documentId, shared));
  }
}
