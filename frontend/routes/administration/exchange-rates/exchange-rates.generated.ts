/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExchangeRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangeRatesQuery = { exchangeRates: Array<{ currency: string, usd: number, ratedOn: string }> };

export type SetExchangeRateMutationVariables = Exact<{
  input: Types.ExchangeRateInput;
}>;


export type SetExchangeRateMutation = { setExchangeRate: { currency: string, usd: number, ratedOn: string } };

export type RemoveExchangeRateMutationVariables = Exact<{
  currency: string;
}>;


export type RemoveExchangeRateMutation = { removeExchangeRate: string };


export const ExchangeRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExchangeRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"ratedOn"}}]}}]}}]} as unknown as DocumentNode<ExchangeRatesQuery, ExchangeRatesQueryVariables>;
export const SetExchangeRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExchangeRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExchangeRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"ratedOn"}}]}}]}}]} as unknown as DocumentNode<SetExchangeRateMutation, SetExchangeRateMutationVariables>;
export const RemoveExchangeRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveExchangeRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeExchangeRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currency"}}}]}]}}]} as unknown as DocumentNode<RemoveExchangeRateMutation, RemoveExchangeRateMutationVariables>;
export const useExchangeRatesQuery = (options: Hooks.QueryOptions<ExchangeRatesQuery, ExchangeRatesQueryVariables>) =>
  Hooks.useFreshQuery(ExchangeRatesDocument, options);
export const useExchangeRatesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ExchangeRatesQuery, ExchangeRatesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ExchangeRatesDocument, options);
export const useSetExchangeRateMutation = (options?: Hooks.MutationOptions<SetExchangeRateMutation, SetExchangeRateMutationVariables>) =>
  Hooks.useMutation(SetExchangeRateDocument, options);
export const useRemoveExchangeRateMutation = (options?: Hooks.MutationOptions<RemoveExchangeRateMutation, RemoveExchangeRateMutationVariables>) =>
  Hooks.useMutation(RemoveExchangeRateDocument, options);