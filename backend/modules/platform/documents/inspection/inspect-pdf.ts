import { getDocumentProxy } from "unpdf";
import { MAX_DOCUMENT_PAGES } from "../document.rules.ts";
import { assertPlainPdf } from "./one-pdf.ts";
import { RefusedDocument } from "./refused-document.ts";

/** What is known of a document after it was read. */
export interface InspectedPdf {
  readonly pages: number;
  /** Whether any page has text. */
  readonly hasText: boolean;
}

type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfFile["getPage"]>>;

/**
 * Reads a PDF as viewers do.
 * @throws RefusedDocument if it isn't one, is damaged, or has more than text and pictures in it.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<InspectedPdf> {
  assertPlainPdf(bytes);
  try {
    return await inspect(await getDocumentProxy(new Uint8Array(bytes)));
  } catch (error) {
    throw refusalOf(error);
  }
}

async function inspect(file: PdfFile): Promise<InspectedPdf> {
  const pages = file.numPages;
  if (pages < 1) throw new RefusedDocument("damaged");
  if (pages > MAX_DOCUMENT_PAGES) throw new RefusedDocument("pages");
  if ((await file.hasJSActions()) || (await file.getJSActions())) throw new RefusedDocument("active");
  if ((await file.getAttachments())?.size) throw new RefusedDocument("attachments");
  let hasText = false;
  for (let number = 1; number <= pages; number += 1) {
    const page = await file.getPage(number);
    if (await page.getJSActions()) throw new RefusedDocument("active");
    if (!hasText) hasText = await isWritten(page);
    page.cleanup();
  }
  return { pages, hasText };
}

async function isWritten(page: PdfPage): Promise<boolean> {
  const { items } = await page.getTextContent();
  return items.some((item) => "str" in item && item.str.trim() !== "");
}

function refusalOf(error: unknown): RefusedDocument {
  if (error instanceof RefusedDocument) return error;
  return new RefusedDocument(
    (error as { name?: unknown }).name === "PasswordException" ? "encrypted" : "damaged",
  );
}
