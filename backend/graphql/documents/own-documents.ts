import type { RequestHandler } from "express";
import { OWN_DOCUMENTS } from "./own-documents.generated.ts";

/**
 * Puts the document in the place of its hash, if it is one of the web app's own: from there on the request is like one
 * that brought it along, with the same limits, and its answer may be kept. Every process knows them from its start.
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
