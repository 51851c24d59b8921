import type { Job } from "../../../shared/job.ts";
import { storageOf } from "../../../shared/storage/storage-of.ts";
import { readPagesApart } from "./inspection/inspect-apart.ts";
import { RefusedDocument } from "./inspection/refused-document.ts";
import { fileName } from "./serving/file-name.ts";

interface Payload {
  /** The id of a document. */
  readonly id: number;
}

/** Reads the text of a document, which is searched, matched and quoted from then on. */
export const readDocumentJob: Job<Payload> = {
  name: "read-document",
  oneAtATime: true,
  run: async ({ id }, { em, settings }) => {
    const [found] = await em.execute<{ hash: string }[]>(
      "select hash from documents where id = ? and text_state = 'waiting'",
      [id],
    );
    if (!found) return;
    const bytes = await storageOf(settings.documents).get(fileName(found.hash));
    if (!bytes) throw new Error(`The file of document ${id} is missing.`);
    const pages = await readPagesApart(bytes).catch((error: unknown) => {
      if (error instanceof RefusedDocument) return undefined;
      throw error;
    });
    await em.execute(
      `update documents set text_state = ?,
         page_texts = array(select value from jsonb_array_elements_text(?::jsonb) with ordinality order by ordinality)
       where id = ? and text_state = 'waiting'`,
      [pages ? "read" : "failed", JSON.stringify(pages ?? []), id],
    );
  },
};
