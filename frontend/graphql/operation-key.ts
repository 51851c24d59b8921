import type { DocumentNode, OperationVariables } from "@apollo/client";

/** Returns the name of a document's operation. */
export function operationName(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === "OperationDefinition") return definition.name?.value ?? "";
  }
  return "";
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const inOrder = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Returns a key for an operation: its name and its variables in canonical order. */
export const keyOf = (name: string, variables: OperationVariables | undefined): string =>
  `${name} ${JSON.stringify(variables ?? {}, inOrder)}`;
