import type { RequestHandler } from "express";
import { OWN_DOCUMENTS } from "./own-documents.generated.ts";

/**
 * Replaces a hash with its document if it is one of the web app's own: from then on the request is handled
 * like one that contains the document, with the same limits, and its response can be cached. Every process
 * knows these documents from the start.
 */
export const ownDocuments: RequestHandler = (request, _response, next) => {
  const { body } = request;
  if (request.method === "POST" && typeof body === "object" && body !== null && body.query === undefined) {
    const document = documentOf(body.extensions);
    if (document !== undefined) {
      const { extensions, ...rest } = body;
      const { persistedQuery, ...further } = extensions;
      request.body = {
        ...rest,
        query: document,
        ...(Object.keys(further).length && { extensions: further }),
      };
    }
  }
  next();
};

function documentOf(extensions: unknown): string | undefined {
  if (typeof extensions !== "object" || extensions === null || !("persistedQuery" in extensions))
    return undefined;
  const asked = extensions.persistedQuery;
  if (typeof asked !== "object" || asked === null) return undefined;
  if (!("version" in asked && asked.version === 1 && "sha256Hash" in asked)) return undefined;
  const { sha256Hash } = asked;
  return typeof sha256Hash === "string" && Object.hasOwn(OWN_DOCUMENTS, sha256Hash)
    ? OWN_DOCUMENTS[sha256Hash]
    : undefined;
}
