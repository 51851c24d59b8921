/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchReportQueryVariables = Exact<{
  week?: string | null | undefined;
}>;


export type SearchReportQuery = { searchReport: { week: string, weeks: Array<string>, others: number, missed: Array<{ text: string, outcome: Types.LookedForOutcome, networks: number, isWanted: boolean }> } };

export type MarkWantedMutationVariables = Exact<{
  text: string;
  isWanted: boolean;
}>;


export type MarkWantedMutation = { markWanted: boolean };


export const SearchReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"missed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}}]}}]}}]}}]} as unknown as DocumentNode<SearchReportQuery, SearchReportQueryVariables>;
export const MarkWantedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkWanted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markWanted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"isWanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}}}]}]}}]} as unknown as DocumentNode<MarkWantedMutation, MarkWantedMutationVariables>;
export const useSearchReportQuery = (options: Hooks.QueryOptions<SearchReportQuery, SearchReportQueryVariables>) =>
  Hooks.useFreshQuery(SearchReportDocument, options);
export const useSearchReportSuspenseQuery = (options: Hooks.SuspenseQueryOptions<SearchReportQuery, SearchReportQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(SearchReportDocument, options);
export const useMarkWantedMutation = (options?: Hooks.MutationOptions<MarkWantedMutation, MarkWantedMutationVariables>) =>
  Hooks.useMutation(MarkWantedDocument, options);