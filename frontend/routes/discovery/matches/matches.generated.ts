/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchesQuery = { viewerOrganizations: Array<{ id: string, vendors: Array<{ id: string, slug: string, name: string }> }> };


export const MatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MatchesQuery, MatchesQueryVariables>;
export const useMatchesQuery = (options: Hooks.QueryOptions<MatchesQuery, MatchesQueryVariables>) =>
  Hooks.useFreshQuery(MatchesDocument, options);
export const useMatchesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<MatchesQuery, MatchesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(MatchesDocument, options);