/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardFundingQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardFundingQuery = { market: { quarters: Array<{ id: string, year: number, quarter: number, amountUsd: number, deals: number, source: string }> } };


export const DashboardFundingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardFunding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"market"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quarters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}},{"kind":"Field","name":{"kind":"Name","value":"amountUsd"}},{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardFundingQuery, DashboardFundingQueryVariables>;
export const useDashboardFundingQuery = (options: Hooks.QueryOptions<DashboardFundingQuery, DashboardFundingQueryVariables>) =>
  Hooks.useFreshQuery(DashboardFundingDocument, options);
export const useDashboardFundingSuspenseQuery = (options: Hooks.SuspenseQueryOptions<DashboardFundingQuery, DashboardFundingQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(DashboardFundingDocument, options);