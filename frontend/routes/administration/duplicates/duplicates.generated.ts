/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DuplicatesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DuplicatesQuery = { vendorPairs: { totalCount: number, nodes: Array<{ sameWebsite: boolean, sameName: boolean, first: { id: string, name: string, path: string, verified: boolean, hasMembers: boolean, solutionCount: number, updatedAt: string, version: number }, second: { id: string, name: string, path: string, verified: boolean, hasMembers: boolean, solutionCount: number, updatedAt: string, version: number }, differences: Array<{ field: string, first: string | null, second: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, vendorMerges: Array<{ id: string, keptName: string, keptPath: string, mergedName: string, changed: Array<string>, moved: number, mergedAt: string, undoneAt: string | null }> };

export type MergeVendorsMutationVariables = Exact<{
  input: Types.VendorMergeInput;
}>;


export type MergeVendorsMutation = { mergeVendors: { id: string } };

export type UndoVendorMergeMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoVendorMergeMutation = { undoVendorMerge: { id: string } };

export type KeepVendorsApartMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type KeepVendorsApartMutation = { keepVendorsApart: boolean };

export type Duplicate_SideFragment = { id: string, name: string, path: string, verified: boolean, hasMembers: boolean, solutionCount: number, updatedAt: string, version: number } & { ' $fragmentName'?: 'Duplicate_SideFragment' };

export const Duplicate_SideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duplicate_side"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorPairSide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"hasMembers"}},{"kind":"Field","name":{"kind":"Name","value":"solutionCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<Duplicate_SideFragment, unknown>;
export const DuplicatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Duplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorPairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"sameName"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Duplicate_side"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"second"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Duplicate_side"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"second"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"vendorMerges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keptName"}},{"kind":"Field","name":{"kind":"Name","value":"keptPath"}},{"kind":"Field","name":{"kind":"Name","value":"mergedName"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"moved"}},{"kind":"Field","name":{"kind":"Name","value":"mergedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duplicate_side"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorPairSide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"hasMembers"}},{"kind":"Field","name":{"kind":"Name","value":"solutionCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DuplicatesQuery, DuplicatesQueryVariables>;
export const MergeVendorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeVendors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorMergeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeVendors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MergeVendorsMutation, MergeVendorsMutationVariables>;
export const UndoVendorMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoVendorMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoVendorMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UndoVendorMergeMutation, UndoVendorMergeMutationVariables>;
export const KeepVendorsApartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepVendorsApart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepVendorsApart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<KeepVendorsApartMutation, KeepVendorsApartMutationVariables>;
export const useDuplicatesQuery = (options: Hooks.QueryOptions<DuplicatesQuery, DuplicatesQueryVariables>) =>
  Hooks.useFreshQuery(DuplicatesDocument, options);
export const useDuplicatesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<DuplicatesQuery, DuplicatesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(DuplicatesDocument, options);
export const useMergeVendorsMutation = (options?: Hooks.MutationOptions<MergeVendorsMutation, MergeVendorsMutationVariables>) =>
  Hooks.useMutation(MergeVendorsDocument, options);
export const useUndoVendorMergeMutation = (options?: Hooks.MutationOptions<UndoVendorMergeMutation, UndoVendorMergeMutationVariables>) =>
  Hooks.useMutation(UndoVendorMergeDocument, options);
export const useKeepVendorsApartMutation = (options?: Hooks.MutationOptions<KeepVendorsApartMutation, KeepVendorsApartMutationVariables>) =>
  Hooks.useMutation(KeepVendorsApartDocument, options);