/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BookmarkCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarkCountsQuery = { bookmarkCounts: Array<{ kind: Types.BookmarkKind, count: number }> };

export type ShortlistsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShortlistsQuery = { shortlists: Array<{ id: string, name: string, entryCount: number, shareUrl: string | null, updatedAt: string }> };

export type RenameShortlistMutationVariables = Exact<{
  id: string | number;
  name: string;
  version: number;
}>;


export type RenameShortlistMutation = { renameShortlist: { id: string, name: string, version: number } };

export type DeleteShortlistMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteShortlistMutation = { deleteShortlist: { message: string } };

export type ShareShortlistMutationVariables = Exact<{
  id: string | number;
  shared: boolean;
}>;


export type ShareShortlistMutation = { shareShortlist: { id: string, shareUrl: string | null } };

export type RenewShortlistLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type RenewShortlistLinkMutation = { renewShortlistLink: { id: string, shareUrl: string | null } };

export type SetShortlistNoteMutationVariables = Exact<{
  id: string | number;
  note: string;
  version: number;
}>;


export type SetShortlistNoteMutation = { setShortlistNote: { id: string, note: string | null, version: number } };


export const BookmarkCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookmarkCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookmarkCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<BookmarkCountsQuery, BookmarkCountsQueryVariables>;
export const ShortlistsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shortlists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortlists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ShortlistsQuery, ShortlistsQueryVariables>;
export const RenameShortlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameShortlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameShortlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RenameShortlistMutation, RenameShortlistMutationVariables>;
export const DeleteShortlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShortlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShortlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteShortlistMutation, DeleteShortlistMutationVariables>;
export const ShareShortlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareShortlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shared"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareShortlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"shared"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shared"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]}}]} as unknown as DocumentNode<ShareShortlistMutation, ShareShortlistMutationVariables>;
export const RenewShortlistLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewShortlistLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewShortlistLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]}}]} as unknown as DocumentNode<RenewShortlistLinkMutation, RenewShortlistLinkMutationVariables>;
export const SetShortlistNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetShortlistNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setShortlistNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SetShortlistNoteMutation, SetShortlistNoteMutationVariables>;
export const useBookmarkCountsQuery = (options: Hooks.QueryOptions<BookmarkCountsQuery, BookmarkCountsQueryVariables>) =>
  Hooks.useFreshQuery(BookmarkCountsDocument, options);
export const useBookmarkCountsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<BookmarkCountsQuery, BookmarkCountsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(BookmarkCountsDocument, options);
export const useShortlistsQuery = (options: Hooks.QueryOptions<ShortlistsQuery, ShortlistsQueryVariables>) =>
  Hooks.useFreshQuery(ShortlistsDocument, options);
export const useShortlistsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ShortlistsQuery, ShortlistsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ShortlistsDocument, options);
export const useRenameShortlistMutation = (options?: Hooks.MutationOptions<RenameShortlistMutation, RenameShortlistMutationVariables>) =>
  Hooks.useMutation(RenameShortlistDocument, options);
export const useDeleteShortlistMutation = (options?: Hooks.MutationOptions<DeleteShortlistMutation, DeleteShortlistMutationVariables>) =>
  Hooks.useMutation(DeleteShortlistDocument, options);
export const useShareShortlistMutation = (options?: Hooks.MutationOptions<ShareShortlistMutation, ShareShortlistMutationVariables>) =>
  Hooks.useMutation(ShareShortlistDocument, options);
export const useRenewShortlistLinkMutation = (options?: Hooks.MutationOptions<RenewShortlistLinkMutation, RenewShortlistLinkMutationVariables>) =>
  Hooks.useMutation(RenewShortlistLinkDocument, options);
export const useSetShortlistNoteMutation = (options?: Hooks.MutationOptions<SetShortlistNoteMutation, SetShortlistNoteMutationVariables>) =>
  Hooks.useMutation(SetShortlistNoteDocument, options);