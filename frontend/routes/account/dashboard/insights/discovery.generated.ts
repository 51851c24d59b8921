/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarketPredictionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketPredictionsQuery = { marketPredictions: Array<{ trend: string, kind: Types.MarketPredictionKind, trendId: string | null, unit: string | null, source: string, growth: number, confidence: number, predictedOn: string, value: number, low: number, high: number, method: string, backTest: { points: number, meanErrorPercent: number, noChangeErrorPercent: number }, rows: Array<{ observedOn: string, value: number }> }> };


export const MarketPredictionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketPredictions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketPredictions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"trendId"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"growth"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"predictedOn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"backTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"meanErrorPercent"}},{"kind":"Field","name":{"kind":"Name","value":"noChangeErrorPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"observedOn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<MarketPredictionsQuery, MarketPredictionsQueryVariables>;
export const useMarketPredictionsQuery = (options: Hooks.QueryOptions<MarketPredictionsQuery, MarketPredictionsQueryVariables>) =>
  Hooks.useFreshQuery(MarketPredictionsDocument, options);
export const useMarketPredictionsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<MarketPredictionsQuery, MarketPredictionsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(MarketPredictionsDocument, options);