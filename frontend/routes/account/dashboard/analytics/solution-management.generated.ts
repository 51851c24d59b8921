/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SolutionManagementQueryVariables = Exact<{ [key: string]: never; }>;


export type SolutionManagementQuery = { solutionManagement: { isPlatform: boolean, published: number, drafts: number, withdrawn: number, asOf: string, solutions: Array<{ id: string, slug: string, title: string, status: Types.SolutionStatus, views: number, bookmarks: number, rating: number, reviewCount: number, unansweredReviews: number, hasPricing: boolean, updatedAt: string }> }, viewerOrganizations: Array<{ id: string, vendors: Array<{ id: string, slug: string, name: string }> }> };


export const SolutionManagementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SolutionManagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solutionManagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPlatform"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"solutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarks"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredReviews"}},{"kind":"Field","name":{"kind":"Name","value":"hasPricing"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SolutionManagementQuery, SolutionManagementQueryVariables>;
export const useSolutionManagementQuery = (options: Hooks.QueryOptions<SolutionManagementQuery, SolutionManagementQueryVariables>) =>
  Hooks.useFreshQuery(SolutionManagementDocument, options);
export const useSolutionManagementSuspenseQuery = (options: Hooks.SuspenseQueryOptions<SolutionManagementQuery, SolutionManagementQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(SolutionManagementDocument, options);