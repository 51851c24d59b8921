/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfilePanelQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePanelQuery = { viewerOverview: { twoFactorEnabled: boolean, profileCompleteness: { percent: number, missing: Array<{ label: string }> } } };


export const ProfilePanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProfilePanelQuery, ProfilePanelQueryVariables>;
export const useProfilePanelQuery = (options: Hooks.QueryOptions<ProfilePanelQuery, ProfilePanelQueryVariables>) =>
  Hooks.useFreshQuery(ProfilePanelDocument, options);
export const useProfilePanelSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ProfilePanelQuery, ProfilePanelQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ProfilePanelDocument, options);