/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompareSolutionsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type CompareSolutionsQuery = { comparedSolutions: Array<{ id: string, slug: string, title: string, pricing: string | null, priceBand: Types.PriceBand, freeTier: boolean, rating: number, reviewCount: number, levels: Array<Types.Level>, features: Array<string>, tags: Array<string>, integrations: Array<string>, website: string | null, createdAt: string, updatedAt: string, viewerHasSaved: boolean | null, category: { id: string, name: string, slug: string }, vendor: { id: string, slug: string, name: string, verified: boolean, country: string | null }, sports: Array<{ id: string, name: string }> }> };

export type SolutionsToAddQueryVariables = Exact<{
  search: string;
}>;


export type SolutionsToAddQuery = { solutions: { nodes: Array<{ id: string, title: string, vendor: { id: string, name: string } }> } };

export type BriefComparisonQueryVariables = Exact<{
  brief: Types.BriefInput;
  ids: Array<string | number> | string | number;
}>;


export type BriefComparisonQuery = { briefComparison: Array<{ kind: Types.CriterionKind, text: string, cells: Array<{ solutionId: string, verdict: Types.CriterionVerdict, fact: string | null, source: { field: Types.QuotedField, item: number | null, start: number, end: number, quote: string } | null }> }> };


export const CompareSolutionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompareSolutions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comparedSolutions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"}},{"kind":"Field","name":{"kind":"Name","value":"priceBand"}},{"kind":"Field","name":{"kind":"Name","value":"freeTier"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"integrations"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CompareSolutionsQuery, CompareSolutionsQueryVariables>;
export const SolutionsToAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SolutionsToAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solutions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SolutionsToAddQuery, SolutionsToAddQueryVariables>;
export const BriefComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BriefComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brief"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BriefInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"briefComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brief"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brief"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solutionId"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BriefComparisonQuery, BriefComparisonQueryVariables>;
export const useCompareSolutionsQuery = (options: Hooks.QueryOptions<CompareSolutionsQuery, CompareSolutionsQueryVariables>) =>
  Hooks.useFreshQuery(CompareSolutionsDocument, options);
export const useCompareSolutionsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<CompareSolutionsQuery, CompareSolutionsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(CompareSolutionsDocument, options);
export const useSolutionsToAddQuery = (options: Hooks.QueryOptions<SolutionsToAddQuery, SolutionsToAddQueryVariables>) =>
  Hooks.useFreshQuery(SolutionsToAddDocument, options);
export const useSolutionsToAddSuspenseQuery = (options: Hooks.SuspenseQueryOptions<SolutionsToAddQuery, SolutionsToAddQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(SolutionsToAddDocument, options);
export const useBriefComparisonQuery = (options: Hooks.QueryOptions<BriefComparisonQuery, BriefComparisonQueryVariables>) =>
  Hooks.useFreshQuery(BriefComparisonDocument, options);
export const useBriefComparisonSuspenseQuery = (options: Hooks.SuspenseQueryOptions<BriefComparisonQuery, BriefComparisonQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(BriefComparisonDocument, options);