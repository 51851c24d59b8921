/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DismissRecommendationMutationVariables = Exact<{
  solutionId: string | number;
  dismissed: boolean;
}>;


export type DismissRecommendationMutation = { dismissRecommendation: { message: string } };

export type SmartRecommendationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmartRecommendationsQuery = { recommendations: Array<{ confidenceScore: number, reason: string, reasons: Array<string>, isPersonal: boolean, computedAt: string, solution: { id: string, slug: string, title: string, vendor: { id: string, name: string } } }> };


export const DismissRecommendationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissRecommendation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"solutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissRecommendation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"solutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"solutionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dismissed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DismissRecommendationMutation, DismissRecommendationMutationVariables>;
export const SmartRecommendationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmartRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceScore"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"isPersonal"}},{"kind":"Field","name":{"kind":"Name","value":"computedAt"}}]}}]}}]} as unknown as DocumentNode<SmartRecommendationsQuery, SmartRecommendationsQueryVariables>;
export const useDismissRecommendationMutation = (options?: Hooks.MutationOptions<DismissRecommendationMutation, DismissRecommendationMutationVariables>) =>
  Hooks.useMutation(DismissRecommendationDocument, options);
export const useSmartRecommendationsQuery = (options: Hooks.QueryOptions<SmartRecommendationsQuery, SmartRecommendationsQueryVariables>) =>
  Hooks.useFreshQuery(SmartRecommendationsDocument, options);
export const useSmartRecommendationsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<SmartRecommendationsQuery, SmartRecommendationsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(SmartRecommendationsDocument, options);