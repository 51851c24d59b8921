import { createUser } from "../accounts.ts";
import { pdfOf, uploadDocument } from "../documents.ts";
import { createConversation } from "../factories/conversation.ts";
import { createVendor } from "../factories/vendor.ts";
import type { RecordedMutations } from "./recorded.ts";
import type { World } from "./world.ts";

/** A document of a vendor of somebody signed in. */
async function documented({ app, owned }: World) {
  const { id, client } = await owned();
  const vendor = await createVendor(app, { organization: { id } });
  const { body } = await uploadDocument(client, { of: "vendor", id: vendor.id }, pdfOf(["Weight: 40 g"]));
  return { client, document: body.id, vendor };
}

/** Documents; those that are uploaded have a route of their own. */
export const documents: RecordedMutations = {
  editDocument: {
    action: "vendor.document_changed",
    input: "DocumentInput",
    call: async (world) => {
      const { client, document } = await documented(world);
      const input = { kind: "CERTIFICATE", title: "CE certificate", visibility: "ON_REQUEST" };
      return {
        by: client,
        args: `id: ${document}, input: $input`,
        variables: { input },
        selection: "{ id }",
      };
    },
  },
  setDocumentShared: {
    action: "vendor.document_shared",
    call: async (world) => {
      const { app } = world;
      const { client, document, vendor } = await documented(world);
      await client.execute(
        `mutation { editDocument(id: ${document}, input: { kind: OTHER, title: "Prices", visibility: ON_REQUEST }) { id } }`,
      );
      const { id } = await createConversation(app, { person: await createUser(app), vendor });
      return {
        by: client,
        args: `conversationId: ${id}, documentId: ${document}, shared: true`,
        selection: "{ id }",
      };
    },
  },
  removeDocument: {
    action: "vendor.document_removed",
    call: async (world) => {
      const { client, document } = await documented(world);
      return { by: client, args: `id: ${document}`, selection: "{ message }" };
    },
  },
};
