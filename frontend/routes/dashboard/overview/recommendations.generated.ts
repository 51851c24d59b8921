/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardRecommendationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardRecommendationsQuery = { recommendations: Array<{ confidenceScore: number, reason: string, isPersonal: boolean, solution: { id: string, slug: string, title: string, vendor: { id: string, name: string } } }> };


export const DashboardRecommendationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confidenceScore"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isPersonal"}},{"kind":"Field","name":{"kind":"Name","value":"solution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DashboardRecommendationsQuery, DashboardRecommendationsQueryVariables>;
export const useDashboardRecommendationsQuery = (options: Hooks.QueryOptions<DashboardRecommendationsQuery, DashboardRecommendationsQueryVariables>) =>
  Hooks.useFreshQuery(DashboardRecommendationsDocument, options);
export const useDashboardRecommendationsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<DashboardRecommendationsQuery, DashboardRecommendationsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(DashboardRecommendationsDocument, options);