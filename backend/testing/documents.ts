import type { Document } from "../modules/platform/documents/document.ts";
import type { TestClient } from "./servers/test-app.ts";

/** Further parts of a PDF. */
interface PdfParts {
  /** Entries of its catalog. */
  readonly catalog?: string;
  /** Entries of each page. */
  readonly page?: string;
  /** Further objects, numbered from 4. */
  readonly objects?: readonly (string | Buffer)[];
  /** Entries of its trailer. */
  readonly trailer?: string;
  /** The number of pages that it says it has. */
  readonly count?: number;
}

const FIRST = 4;

/** A PDF file with a line of text on each page; an empty text gives an empty page. */
export function pdfOf(pages: readonly string[], parts: PdfParts = {}): Buffer {
  const { catalog = "", page = "", objects = [], trailer = "", count = pages.length } = parts;
  const start = FIRST + objects.length;
  const kids = pages.map((_text, index) => `${start + index * 2} 0 R`).join(" ");
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...objects,
    ...pages.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${start + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
      streamOf(text && `BT /F1 14 Tf 60 760 Td (${text.replace(/[()\\]/g, "\\$&")}) Tj ET`),
    ]),
  ];
  const chunks = [Buffer.from("%PDF-1.7\n")];
  let length = chunks[0]?.length ?? 0;
  const add = (chunk: Buffer<ArrayBuffer>) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const offsets = bodies.map((body, index) => {
    const offset = length;
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from("\nendobj\n")]));
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** A stream object with this content. */
export function streamOf(content: string | Buffer, entries = ""): Buffer {
  const data = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** Where a document is uploaded to, and what is said of it. */
export interface UploadPlace {
  readonly of: string;
  readonly id: number | string;
  readonly kind?: string;
  readonly title?: string;
  readonly visibility?: string;
}

/** Uploads a file as a document of a record: a public data sheet, unless something else is said. */
export async function uploadDocument(
  by: TestClient,
  { of, id, kind = "data_sheet", title = "Data sheet", visibility = "public" }: UploadPlace,
  bytes: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
) {
  const query = new URLSearchParams({ of, id: String(id), kind, title, visibility });
  const response = await by.fetch(`/uploads/documents?${query}`, {
    method: "POST",
    body: bytes as BodyInit,
    headers,
    ...(bytes instanceof ReadableStream && { duplex: "half" }),
  });
  const body = (await response.json()) as Document & {
    code?: string;
    message?: string;
    errors?: Record<string, string>;
  };
  return { status: response.status, body };
}
