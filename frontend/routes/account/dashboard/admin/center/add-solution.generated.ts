/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddSolutionCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddSolutionCategoriesQuery = { categories: Array<{ id: string, name: string }> };

export type VendorSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type VendorSuggestionsQuery = { vendors: { nodes: Array<{ id: string, name: string }> } };

export type AddSolutionMutationVariables = Exact<{
  input: Types.AddSolutionInput;
}>;


export type AddSolutionMutation = { addSolution: { id: string } };


export const AddSolutionCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddSolutionCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddSolutionCategoriesQuery, AddSolutionCategoriesQueryVariables>;
export const VendorSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>;
export const AddSolutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSolution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSolutionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSolution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddSolutionMutation, AddSolutionMutationVariables>;
export const useAddSolutionCategoriesQuery = (options: Hooks.QueryOptions<AddSolutionCategoriesQuery, AddSolutionCategoriesQueryVariables>) =>
  Hooks.useFreshQuery(AddSolutionCategoriesDocument, options);
export const useAddSolutionCategoriesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<AddSolutionCategoriesQuery, AddSolutionCategoriesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(AddSolutionCategoriesDocument, options);
export const useVendorSuggestionsQuery = (options: Hooks.QueryOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>) =>
  Hooks.useFreshQuery(VendorSuggestionsDocument, options);
export const useVendorSuggestionsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(VendorSuggestionsDocument, options);
export const useAddSolutionMutation = (options?: Hooks.MutationOptions<AddSolutionMutation, AddSolutionMutationVariables>) =>
  Hooks.useMutation(AddSolutionDocument, options);