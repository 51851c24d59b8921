/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TrendCard_TrendFragment } from '../../../features/market/trend-card.generated.ts';
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarketTrendQueryVariables = Exact<{
  id: string | number;
}>;


export type MarketTrendQuery = { marketTrend: { id: string, viewerHasSaved: boolean | null, slug: string, title: string, category: string, description: string, impactScore: number, sentiment: Types.Sentiment, measure: string | null, unit: string | null, source: string, note: string | null, createdAt: string, updatedAt: string, observations: Array<{ id: string, observedOn: string, value: number }> } | null };

export type RelatedTrendsQueryVariables = Exact<{
  category: string;
}>;


export type RelatedTrendsQuery = { marketTrends: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'TrendCard_TrendFragment': TrendCard_TrendFragment } }
    )> } };


export const MarketTrendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketTrend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketTrend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"impactScore"}},{"kind":"Field","name":{"kind":"Name","value":"sentiment"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"observations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"observedOn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<MarketTrendQuery, MarketTrendQueryVariables>;
export const RelatedTrendsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedTrends"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketTrends"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categories"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"category"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"IMPACT"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrendCard_trend"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrendCard_trend"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketTrend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"impactScore"}},{"kind":"Field","name":{"kind":"Name","value":"sentiment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RelatedTrendsQuery, RelatedTrendsQueryVariables>;
export const useMarketTrendQuery = (options: Hooks.QueryOptions<MarketTrendQuery, MarketTrendQueryVariables>) =>
  Hooks.useFreshQuery(MarketTrendDocument, options);
export const useMarketTrendSuspenseQuery = (options: Hooks.SuspenseQueryOptions<MarketTrendQuery, MarketTrendQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(MarketTrendDocument, options);
export const useRelatedTrendsQuery = (options: Hooks.QueryOptions<RelatedTrendsQuery, RelatedTrendsQueryVariables>) =>
  Hooks.useFreshQuery(RelatedTrendsDocument, options);
export const useRelatedTrendsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<RelatedTrendsQuery, RelatedTrendsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(RelatedTrendsDocument, options);