/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import * as Hooks from "../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShortlistsForQueryVariables = Exact<{
  kind: Types.BookmarkKind;
  id: string | number;
}>;


export type ShortlistsForQuery = { shortlists: Array<{ id: string, name: string, entryCount: number }>, shortlistEntriesOf: Array<{ id: string, shortlist: { id: string } }> };

export type CreateShortlistMutationVariables = Exact<{
  name: string;
}>;


export type CreateShortlistMutation = { createShortlist: { id: string, name: string, entryCount: number } };

export type AddToShortlistMutationVariables = Exact<{
  shortlistId: string | number;
  kind: Types.BookmarkKind;
  id: string | number;
}>;


export type AddToShortlistMutation = { addToShortlist: { id: string, shortlist: { id: string, entryCount: number } } };

export type RemoveFromShortlistMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveFromShortlistMutation = { removeFromShortlist: { id: string, entryCount: number } };


export const ShortlistsForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShortlistsFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookmarkKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortlists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortlistEntriesOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ShortlistsForQuery, ShortlistsForQueryVariables>;
export const CreateShortlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShortlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShortlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}}]}}]}}]} as unknown as DocumentNode<CreateShortlistMutation, CreateShortlistMutationVariables>;
export const AddToShortlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToShortlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shortlistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookmarkKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToShortlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shortlistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shortlistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}}]}}]}}]}}]} as unknown as DocumentNode<AddToShortlistMutation, AddToShortlistMutationVariables>;
export const RemoveFromShortlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromShortlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromShortlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}}]}}]}}]} as unknown as DocumentNode<RemoveFromShortlistMutation, RemoveFromShortlistMutationVariables>;
export const useShortlistsForQuery = (options: Hooks.QueryOptions<ShortlistsForQuery, ShortlistsForQueryVariables>) =>
  Hooks.useFreshQuery(ShortlistsForDocument, options);
export const useShortlistsForSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ShortlistsForQuery, ShortlistsForQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ShortlistsForDocument, options);
export const useCreateShortlistMutation = (options?: Hooks.MutationOptions<CreateShortlistMutation, CreateShortlistMutationVariables>) =>
  Hooks.useMutation(CreateShortlistDocument, options);
export const useAddToShortlistMutation = (options?: Hooks.MutationOptions<AddToShortlistMutation, AddToShortlistMutationVariables>) =>
  Hooks.useMutation(AddToShortlistDocument, options);
export const useRemoveFromShortlistMutation = (options?: Hooks.MutationOptions<RemoveFromShortlistMutation, RemoveFromShortlistMutationVariables>) =>
  Hooks.useMutation(RemoveFromShortlistDocument, options);