/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommentsToModerateQueryVariables = Exact<{ [key: string]: never; }>;


export type CommentsToModerateQuery = { commentsToModerate: { totalCount: number, nodes: Array<{ id: string, authorName: string, content: string, status: Types.ModerationStatus, createdAt: string, reportReasons: Array<string>, post: { id: string, slug: string, title: string } }> } };

export type ModerateBlogCommentMutationVariables = Exact<{
  id: string | number;
  publish: boolean;
}>;


export type ModerateBlogCommentMutation = { moderateBlogComment: { id: string, status: Types.ModerationStatus } };


export const CommentsToModerateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentsToModerate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentsToModerate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reportReasons"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CommentsToModerateQuery, CommentsToModerateQueryVariables>;
export const ModerateBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ModerateBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publish"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderateBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"publish"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publish"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ModerateBlogCommentMutation, ModerateBlogCommentMutationVariables>;
export const useCommentsToModerateQuery = (options: Hooks.QueryOptions<CommentsToModerateQuery, CommentsToModerateQueryVariables>) =>
  Hooks.useFreshQuery(CommentsToModerateDocument, options);
export const useCommentsToModerateSuspenseQuery = (options: Hooks.SuspenseQueryOptions<CommentsToModerateQuery, CommentsToModerateQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(CommentsToModerateDocument, options);
export const useModerateBlogCommentMutation = (options?: Hooks.MutationOptions<ModerateBlogCommentMutation, ModerateBlogCommentMutationVariables>) =>
  Hooks.useMutation(ModerateBlogCommentDocument, options);