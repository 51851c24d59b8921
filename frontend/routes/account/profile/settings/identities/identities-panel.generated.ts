/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerIdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerIdentitiesQuery = { signInProviders: Array<{ id: string, name: string }>, viewerIdentities: Array<{ id: string, provider: string, email: string | null, lastUsedAt: string | null }> };

export type BeginIdentityMutationVariables = Exact<{
  provider: string;
  password: string;
  code?: string | null | undefined;
}>;


export type BeginIdentityMutation = { beginIdentity: { url: string, binding: string } };

export type DeleteIdentityMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteIdentityMutation = { deleteIdentity: { message: string } };


export const ViewerIdentitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<ViewerIdentitiesQuery, ViewerIdentitiesQueryVariables>;
export const BeginIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"binding"}}]}}]}}]} as unknown as DocumentNode<BeginIdentityMutation, BeginIdentityMutationVariables>;
export const DeleteIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteIdentityMutation, DeleteIdentityMutationVariables>;
export const useViewerIdentitiesQuery = (options: Hooks.QueryOptions<ViewerIdentitiesQuery, ViewerIdentitiesQueryVariables>) =>
  Hooks.useFreshQuery(ViewerIdentitiesDocument, options);
export const useViewerIdentitiesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ViewerIdentitiesQuery, ViewerIdentitiesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ViewerIdentitiesDocument, options);
export const useBeginIdentityMutation = (options?: Hooks.MutationOptions<BeginIdentityMutation, BeginIdentityMutationVariables>) =>
  Hooks.useMutation(BeginIdentityDocument, options);
export const useDeleteIdentityMutation = (options?: Hooks.MutationOptions<DeleteIdentityMutation, DeleteIdentityMutationVariables>) =>
  Hooks.useMutation(DeleteIdentityDocument, options);