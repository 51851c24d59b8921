/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExecutiveOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ExecutiveOverviewQuery = { executiveOverview: { asOf: string, figures: Array<{ label: string, count: number, isExact: boolean, formula: string, path: string }> } };


export const ExecutiveOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExecutiveOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executiveOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ExecutiveOverviewQuery, ExecutiveOverviewQueryVariables>;
export const useExecutiveOverviewQuery = (options: Hooks.QueryOptions<ExecutiveOverviewQuery, ExecutiveOverviewQueryVariables>) =>
  Hooks.useFreshQuery(ExecutiveOverviewDocument, options);
export const useExecutiveOverviewSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ExecutiveOverviewQuery, ExecutiveOverviewQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ExecutiveOverviewDocument, options);