import { Field, ID, Int, ObjectType } from "type-graphql";
import { plainSlug } from "../../../shared/text/plain-slug.rules.ts";
import type { DocumentKind, DocumentVisibility } from "./document.rules.ts";
import { DocumentKinds, DocumentVisibilities } from "./document-kind.ts";

/** A document as it is read from the table `documents`. */
export interface StoredDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly visibility: DocumentVisibility;
  readonly pages: number;
  readonly bytes: number;
  readonly hasText: boolean;
  /** Whether it and its record are public. */
  readonly isPublic: boolean;
}

@ObjectType({ description: "A PDF file of a vendor or a solution." })
export class Document {
  @Field(() => ID)
  id: string;

  @Field(() => DocumentKinds, { description: "What it is." })
  kind: DocumentKind;

  @Field({ description: "Its title; at most 120 characters." })
  title: string;

  @Field(() => DocumentVisibilities, { description: "Who may open it." })
  visibility: DocumentVisibility;

  @Field({
    description:
      "The path of its file on this server, to which `#page=3` can be added. Only those who may edit its record can open one that isn't public.",
  })
  src: string;

  @Field({ description: "The whole address of its file." })
  url: string;

  @Field(() => Int, { description: "The number of its pages." })
  pages: number;

  @Field(() => Int, { description: "The size of its file, in bytes." })
  bytes: number;

  @Field({
    description:
      "Whether it has text; one without is pictures of pages, which can't be searched or read aloud.",
  })
  hasText: boolean;
}

/** The path of public documents, which are the same for everyone. */
export const PUBLIC_PATH = "/documents";
/** The path of the others, for those who may edit their record. */
export const PRIVATE_PATH = "/uploads/documents";

/** What a document's file is called when it is saved. */
export const downloadName = (title: string): string => `${plainSlug(title)}.pdf`;

/** Converts a stored document to its type. */
export function toDocument(publicUrl: string, { isPublic, ...stored }: StoredDocument): Document {
  const { id, kind, title, visibility, pages, bytes, hasText } = stored;
  const src = `${isPublic ? PUBLIC_PATH : PRIVATE_PATH}/${id}/${downloadName(title)}`;
  return { id: String(id), kind, title, visibility, src, url: publicUrl + src, pages, bytes, hasText };
}
