/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PaperCard_PaperFragment } from '../../../features/research/paper-card.generated.ts';
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrendingTopicQueryVariables = Exact<{
  id: string | number;
}>;


export type TrendingTopicQuery = { trendingTopic: { id: string, slug: string, topic: string, description: string | null, papers: number, papersLastYear: number, papersYearBefore: number, growth: number | null } | null };

export type TopicPapersQueryVariables = Exact<{
  topic: string;
}>;


export type TopicPapersQuery = { researchPapers: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PaperCard_PaperFragment': PaperCard_PaperFragment } }
    )> } };


export const TrendingTopicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrendingTopic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trendingTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"papers"}},{"kind":"Field","name":{"kind":"Name","value":"papersLastYear"}},{"kind":"Field","name":{"kind":"Name","value":"papersYearBefore"}},{"kind":"Field","name":{"kind":"Name","value":"growth"}}]}}]}}]} as unknown as DocumentNode<TrendingTopicQuery, TrendingTopicQueryVariables>;
export const TopicPapersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopicPapers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"researchPapers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"topics"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"topic"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperCard_paper"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperCard_paper"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResearchPaper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"authors"}},{"kind":"Field","name":{"kind":"Name","value":"abstract"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"publishedDate"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}},{"kind":"Field","name":{"kind":"Name","value":"openAccess"}}]}}]} as unknown as DocumentNode<TopicPapersQuery, TopicPapersQueryVariables>;
export const useTrendingTopicQuery = (options: Hooks.QueryOptions<TrendingTopicQuery, TrendingTopicQueryVariables>) =>
  Hooks.useFreshQuery(TrendingTopicDocument, options);
export const useTrendingTopicSuspenseQuery = (options: Hooks.SuspenseQueryOptions<TrendingTopicQuery, TrendingTopicQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(TrendingTopicDocument, options);
export const useTopicPapersQuery = (options: Hooks.QueryOptions<TopicPapersQuery, TopicPapersQueryVariables>) =>
  Hooks.useFreshQuery(TopicPapersDocument, options);
export const useTopicPapersSuspenseQuery = (options: Hooks.SuspenseQueryOptions<TopicPapersQuery, TopicPapersQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(TopicPapersDocument, options);