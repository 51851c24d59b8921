/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfferedReviewQueryVariables = Exact<{
  token: string;
}>;


export type OfferedReviewQuery = { offeredReview: { solutionId: string, slug: string, title: string, vendor: string, email: string, isForViewer: boolean } | null };

export type AcceptReviewInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptReviewInvitationMutation = { acceptReviewInvitation: { id: string, slug: string, title: string } };


export const OfferedReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offeredReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solutionId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isForViewer"}}]}}]}}]} as unknown as DocumentNode<OfferedReviewQuery, OfferedReviewQueryVariables>;
export const AcceptReviewInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptReviewInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptReviewInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<AcceptReviewInvitationMutation, AcceptReviewInvitationMutationVariables>;
export const useOfferedReviewQuery = (options: Hooks.QueryOptions<OfferedReviewQuery, OfferedReviewQueryVariables>) =>
  Hooks.useFreshQuery(OfferedReviewDocument, options);
export const useOfferedReviewSuspenseQuery = (options: Hooks.SuspenseQueryOptions<OfferedReviewQuery, OfferedReviewQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(OfferedReviewDocument, options);
export const useAcceptReviewInvitationMutation = (options?: Hooks.MutationOptions<AcceptReviewInvitationMutation, AcceptReviewInvitationMutationVariables>) =>
  Hooks.useMutation(AcceptReviewInvitationDocument, options);