import { addTypenameToDocument } from "@apollo/client/utilities";
import type { DocumentNode, ExecutionResult } from "graphql";
import type { Execute } from "../../graphql/page-data.ts";

const documents = new WeakMap<DocumentNode, DocumentNode>();

/** Adds the type names by which the browser's cache identifies records to a document. */
export function withTypeNames(document: DocumentNode): DocumentNode {
  const known = documents.get(document);
  if (known) return known;
  const made = addTypenameToDocument(document);
  documents.set(document, made);
  return made;
}

/** Executes an operation on the schema. */
export type ExecuteOnSchema = (operation: {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: undefined;
  context: unknown;
}) => Promise<ExecutionResult>;

/** Executes a page's operations without HTTP. */
export function executeOn(execute: ExecuteOnSchema, context: unknown): Execute {
  return async (document, variables) => {
    const { data, errors } = await execute({
      document: withTypeNames(document),
      variables,
      operationName: undefined,
      context,
    });
    const [error] = errors ?? [];
    if (error) throw error.originalError ?? error;
    // Serializes the result as HTTP would, so that dates, for example, are strings.
    return JSON.parse(JSON.stringify(data));
  };
}
