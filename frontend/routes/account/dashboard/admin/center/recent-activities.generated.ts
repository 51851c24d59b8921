/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecentActivitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentActivitiesQuery = { auditEntries: { nodes: Array<{ id: string, description: string, subjectPath: string | null, occurredAt: string }> } };


export const RecentActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentActivities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signIns"},"value":{"kind":"BooleanValue","value":false}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"subjectPath"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}}]}}]}}]}}]} as unknown as DocumentNode<RecentActivitiesQuery, RecentActivitiesQueryVariables>;
export const useRecentActivitiesQuery = (options: Hooks.QueryOptions<RecentActivitiesQuery, RecentActivitiesQueryVariables>) =>
  Hooks.useFreshQuery(RecentActivitiesDocument, options);
export const useRecentActivitiesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<RecentActivitiesQuery, RecentActivitiesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(RecentActivitiesDocument, options);