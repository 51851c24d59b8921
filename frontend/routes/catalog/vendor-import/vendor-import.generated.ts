/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VendorImportQueryVariables = Exact<{
  id: string | number;
}>;


export type VendorImportQuery = { viewer: { id: string } | null, vendor: { id: string, slug: string, name: string, editedById: string | null } | null };


export const VendorImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"editedById"}}]}}]}}]} as unknown as DocumentNode<VendorImportQuery, VendorImportQueryVariables>;
export const useVendorImportQuery = (options: Hooks.QueryOptions<VendorImportQuery, VendorImportQueryVariables>) =>
  Hooks.useFreshQuery(VendorImportDocument, options);
export const useVendorImportSuspenseQuery = (options: Hooks.SuspenseQueryOptions<VendorImportQuery, VendorImportQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(VendorImportDocument, options);