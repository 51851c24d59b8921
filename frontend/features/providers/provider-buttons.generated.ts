/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<{ id: string, name: string }> };

export type BeginProviderSignInMutationVariables = Exact<{
  provider: string;
}>;


export type BeginProviderSignInMutation = { beginProviderSignIn: { url: string, binding: string } };


export const SignInProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SignInProvidersQuery, SignInProvidersQueryVariables>;
export const BeginProviderSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginProviderSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginProviderSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"binding"}}]}}]}}]} as unknown as DocumentNode<BeginProviderSignInMutation, BeginProviderSignInMutationVariables>;
export const useSignInProvidersQuery = (options: Hooks.QueryOptions<SignInProvidersQuery, SignInProvidersQueryVariables>) =>
  Hooks.useFreshQuery(SignInProvidersDocument, options);
export const useSignInProvidersSuspenseQuery = (options: Hooks.SuspenseQueryOptions<SignInProvidersQuery, SignInProvidersQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(SignInProvidersDocument, options);
export const useBeginProviderSignInMutation = (options?: Hooks.MutationOptions<BeginProviderSignInMutation, BeginProviderSignInMutationVariables>) =>
  Hooks.useMutation(BeginProviderSignInDocument, options);