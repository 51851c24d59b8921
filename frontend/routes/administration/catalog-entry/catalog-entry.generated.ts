/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CatalogEntryQueryVariables = Exact<{
  kind: Types.CatalogKind;
  id: string | number;
}>;


export type CatalogEntryQuery = { catalogEntry: { id: string, kind: Types.CatalogKind, label: string, version: number, values: Array<{ name: string, value: string }> } | null };

export type CatalogChoicesQueryVariables = Exact<{
  kind: Types.CatalogKind;
}>;


export type CatalogChoicesQuery = { catalogCategories: Array<string> };

export type CatalogVendorChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogVendorChoicesQuery = { categories: Array<{ id: string, name: string }> };

export type CreateCatalogRecordMutationVariables = Exact<{
  kind: Types.CatalogKind;
  values: Array<Types.CatalogValueInput> | Types.CatalogValueInput;
}>;


export type CreateCatalogRecordMutation = { createCatalogRecord: { id: string, kind: Types.CatalogKind, label: string, version: number } };

export type UpdateCatalogRecordMutationVariables = Exact<{
  kind: Types.CatalogKind;
  id: string | number;
  values: Array<Types.CatalogValueInput> | Types.CatalogValueInput;
  version: number;
}>;


export type UpdateCatalogRecordMutation = { updateCatalogRecord: { id: string, kind: Types.CatalogKind, label: string, version: number } };

export type CreateCatalogVendorMutationVariables = Exact<{
  input: Types.VendorInput;
}>;


export type CreateCatalogVendorMutation = { createVendor: { id: string, slug: string, name: string } };


export const CatalogEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<CatalogEntryQuery, CatalogEntryQueryVariables>;
export const CatalogChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}]}}]} as unknown as DocumentNode<CatalogChoicesQuery, CatalogChoicesQueryVariables>;
export const CatalogVendorChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogVendorChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CatalogVendorChoicesQuery, CatalogVendorChoicesQueryVariables>;
export const CreateCatalogRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCatalogRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogValueInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCatalogRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CreateCatalogRecordMutation, CreateCatalogRecordMutationVariables>;
export const UpdateCatalogRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCatalogRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogValueInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCatalogRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateCatalogRecordMutation, UpdateCatalogRecordMutationVariables>;
export const CreateCatalogVendorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCatalogVendor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateCatalogVendorMutation, CreateCatalogVendorMutationVariables>;
export const useCatalogEntryQuery = (options: Hooks.QueryOptions<CatalogEntryQuery, CatalogEntryQueryVariables>) =>
  Hooks.useFreshQuery(CatalogEntryDocument, options);
export const useCatalogEntrySuspenseQuery = (options: Hooks.SuspenseQueryOptions<CatalogEntryQuery, CatalogEntryQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(CatalogEntryDocument, options);
export const useCatalogChoicesQuery = (options: Hooks.QueryOptions<CatalogChoicesQuery, CatalogChoicesQueryVariables>) =>
  Hooks.useFreshQuery(CatalogChoicesDocument, options);
export const useCatalogChoicesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<CatalogChoicesQuery, CatalogChoicesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(CatalogChoicesDocument, options);
export const useCatalogVendorChoicesQuery = (options: Hooks.QueryOptions<CatalogVendorChoicesQuery, CatalogVendorChoicesQueryVariables>) =>
  Hooks.useFreshQuery(CatalogVendorChoicesDocument, options);
export const useCatalogVendorChoicesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<CatalogVendorChoicesQuery, CatalogVendorChoicesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(CatalogVendorChoicesDocument, options);
export const useCreateCatalogRecordMutation = (options?: Hooks.MutationOptions<CreateCatalogRecordMutation, CreateCatalogRecordMutationVariables>) =>
  Hooks.useMutation(CreateCatalogRecordDocument, options);
export const useUpdateCatalogRecordMutation = (options?: Hooks.MutationOptions<UpdateCatalogRecordMutation, UpdateCatalogRecordMutationVariables>) =>
  Hooks.useMutation(UpdateCatalogRecordDocument, options);
export const useCreateCatalogVendorMutation = (options?: Hooks.MutationOptions<CreateCatalogVendorMutation, CreateCatalogVendorMutationVariables>) =>
  Hooks.useMutation(CreateCatalogVendorDocument, options);