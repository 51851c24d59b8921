import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../../shared/context.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { Solution } from "../../../catalog/solutions/solution.entity.ts";
import { Vendor } from "../../../catalog/vendors/vendor.entity.ts";
import { Document, type StoredDocument, toDocument } from "../document.ts";

const documents = ({ publicUrl }: Context, stored: readonly StoredDocument[] = []): Document[] =>
  stored.map((one) => toDocument(publicUrl, one));

const DESCRIPTION =
  "Its data sheets, case studies, certificates and other PDF files, by kind and title, at most 20.";

@Resolver(() => Vendor)
export class VendorDocumentsResolver {
  @Reads(["storedDocuments"])
  @FieldResolver(() => [Document], { description: DESCRIPTION })
  documents(@Ctx() context: Context, @Root() { storedDocuments }: Row<Vendor>): Document[] {
    return documents(context, storedDocuments);
  }
}

@Resolver(() => Solution)
export class SolutionDocumentsResolver {
  @Reads(["storedDocuments"])
  @FieldResolver(() => [Document], { description: DESCRIPTION })
  documents(@Ctx() context: Context, @Root() { storedDocuments }: Row<Solution>): Document[] {
    return documents(context, storedDocuments);
  }
}
