import { addTypenameToDocument } from "@apollo/client/utilities";
import { type DocumentNode, execute, type GraphQLSchema } from "graphql";
import type { Execute } from "../../graphql/page-data.ts";

const documents = new WeakMap<DocumentNode, DocumentNode>();

/** The document that is executed: with the type names by which the browser's cache tells records apart. */
export function withTypeNames(document: DocumentNode): DocumentNode {
  const known = documents.get(document);
  if (known) return known;
  const made = addTypenameToDocument(document);
  documents.set(document, made);
  return made;
}

/** Executes a page's operations on the schema itself, without HTTP. */
export function executeOn(schema: GraphQLSchema, contextValue: unknown): Execute {
  return async (document, variableValues) => {
    const { data, errors } = await execute({
      schema,
      document: withTypeNames(document),
      variableValues,
      contextValue,
    });
    const [error] = errors ?? [];
    if (error) throw error.originalError ?? error;
    // As HTTP would have it: a date, for example, is a string there and an object here.
    return JSON.parse(JSON.stringify(data));
  };
}
