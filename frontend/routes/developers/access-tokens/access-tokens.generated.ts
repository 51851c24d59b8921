/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { viewerAccessTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.AccessScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastUsedFrom: string | null }> };

export type AccessTokenCountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokenCountQuery = { accessTokenCount: number };

export type CreateAccessTokenMutationVariables = Exact<{
  input: Types.AccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { token: string, accessToken: { id: string } } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { message: string } };

export type RevokeAllAccessTokensMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeAllAccessTokensMutation = { revokeAllAccessTokens: { message: string } };


export const AccessTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerAccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}}]}}]}}]} as unknown as DocumentNode<AccessTokensQuery, AccessTokensQueryVariables>;
export const AccessTokenCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokenCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessTokenCount"}}]}}]} as unknown as DocumentNode<AccessTokenCountQuery, AccessTokenCountQueryVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const RevokeAllAccessTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAllAccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAllAccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeAllAccessTokensMutation, RevokeAllAccessTokensMutationVariables>;
export const useAccessTokensQuery = (options: Hooks.QueryOptions<AccessTokensQuery, AccessTokensQueryVariables>) =>
  Hooks.useFreshQuery(AccessTokensDocument, options);
export const useAccessTokensSuspenseQuery = (options: Hooks.SuspenseQueryOptions<AccessTokensQuery, AccessTokensQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(AccessTokensDocument, options);
export const useAccessTokenCountQuery = (options: Hooks.QueryOptions<AccessTokenCountQuery, AccessTokenCountQueryVariables>) =>
  Hooks.useFreshQuery(AccessTokenCountDocument, options);
export const useAccessTokenCountSuspenseQuery = (options: Hooks.SuspenseQueryOptions<AccessTokenCountQuery, AccessTokenCountQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(AccessTokenCountDocument, options);
export const useCreateAccessTokenMutation = (options?: Hooks.MutationOptions<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>) =>
  Hooks.useMutation(CreateAccessTokenDocument, options);
export const useRevokeAccessTokenMutation = (options?: Hooks.MutationOptions<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>) =>
  Hooks.useMutation(RevokeAccessTokenDocument, options);
export const useRevokeAllAccessTokensMutation = (options?: Hooks.MutationOptions<RevokeAllAccessTokensMutation, RevokeAllAccessTokensMutationVariables>) =>
  Hooks.useMutation(RevokeAllAccessTokensDocument, options);