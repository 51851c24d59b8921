/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrendingTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrendingTopicsQuery = { trendingTopics: Array<{ id: string, slug: string, topic: string, description: string | null, papers: number, papersLastYear: number, papersYearBefore: number, growth: number | null }> };


export const TrendingTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrendingTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trendingTopics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"papers"}},{"kind":"Field","name":{"kind":"Name","value":"papersLastYear"}},{"kind":"Field","name":{"kind":"Name","value":"papersYearBefore"}},{"kind":"Field","name":{"kind":"Name","value":"growth"}}]}}]}}]} as unknown as DocumentNode<TrendingTopicsQuery, TrendingTopicsQueryVariables>;
export const useTrendingTopicsQuery = (options: Hooks.QueryOptions<TrendingTopicsQuery, TrendingTopicsQueryVariables>) =>
  Hooks.useFreshQuery(TrendingTopicsDocument, options);
export const useTrendingTopicsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<TrendingTopicsQuery, TrendingTopicsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(TrendingTopicsDocument, options);