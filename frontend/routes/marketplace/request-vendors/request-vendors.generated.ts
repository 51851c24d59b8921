/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VendorsToAskQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type VendorsToAskQuery = { vendorsToAsk: Array<{ id: string, slug: string, name: string, verified: boolean }> };

export type FindVendorsToAskQueryVariables = Exact<{
  search: string;
}>;


export type FindVendorsToAskQuery = { vendors: { nodes: Array<{ id: string, name: string }> } };

export type RequestVendorsMutationVariables = Exact<{
  input: Types.VendorRequestInput;
  key: string;
}>;


export type RequestVendorsMutation = { requestVendors: { id: string } };


export const VendorsToAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorsToAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorsToAsk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<VendorsToAskQuery, VendorsToAskQueryVariables>;
export const FindVendorsToAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindVendorsToAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FindVendorsToAskQuery, FindVendorsToAskQueryVariables>;
export const RequestVendorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVendors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVendors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestVendorsMutation, RequestVendorsMutationVariables>;
export const useVendorsToAskQuery = (options: Hooks.QueryOptions<VendorsToAskQuery, VendorsToAskQueryVariables>) =>
  Hooks.useFreshQuery(VendorsToAskDocument, options);
export const useVendorsToAskSuspenseQuery = (options: Hooks.SuspenseQueryOptions<VendorsToAskQuery, VendorsToAskQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(VendorsToAskDocument, options);
export const useFindVendorsToAskQuery = (options: Hooks.QueryOptions<FindVendorsToAskQuery, FindVendorsToAskQueryVariables>) =>
  Hooks.useFreshQuery(FindVendorsToAskDocument, options);
export const useFindVendorsToAskSuspenseQuery = (options: Hooks.SuspenseQueryOptions<FindVendorsToAskQuery, FindVendorsToAskQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(FindVendorsToAskDocument, options);
export const useRequestVendorsMutation = (options?: Hooks.MutationOptions<RequestVendorsMutation, RequestVendorsMutationVariables>) =>
  Hooks.useMutation(RequestVendorsDocument, options);