/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VendorFundingQueryVariables = Exact<{
  id: string | number;
}>;


export type VendorFundingQuery = { vendor: { id: string, version: number, fundingRounds: Array<{ id: string, kind: Types.FundingRoundKind, year: number, month: number | null, day: number | null, amount: number | null, currency: string, investors: Array<string>, source: string | null }> } | null };

export type SetFundingRoundsMutationVariables = Exact<{
  id: string | number;
  rounds: Array<Types.FundingRoundInput> | Types.FundingRoundInput;
  version: number;
}>;


export type SetFundingRoundsMutation = { setFundingRounds: { id: string, version: number, totalFunding: number | null, fundingRounds: Array<{ id: string, kind: Types.FundingRoundKind, year: number, month: number | null, day: number | null, amount: number | null, currency: string, investors: Array<string>, source: string | null }>, facts: Array<{ id: string, field: string, source: Types.FactSource, confirmedAt: string, readFrom: string | null, isOld: boolean }> } };


export const VendorFundingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorFunding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fundingRounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"investors"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<VendorFundingQuery, VendorFundingQueryVariables>;
export const SetFundingRoundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFundingRounds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rounds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FundingRoundInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFundingRounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"rounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rounds"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"totalFunding"}},{"kind":"Field","name":{"kind":"Name","value":"fundingRounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"investors"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}}]}}]}}]} as unknown as DocumentNode<SetFundingRoundsMutation, SetFundingRoundsMutationVariables>;
export const useVendorFundingQuery = (options: Hooks.QueryOptions<VendorFundingQuery, VendorFundingQueryVariables>) =>
  Hooks.useFreshQuery(VendorFundingDocument, options);
export const useVendorFundingSuspenseQuery = (options: Hooks.SuspenseQueryOptions<VendorFundingQuery, VendorFundingQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(VendorFundingDocument, options);
export const useSetFundingRoundsMutation = (options?: Hooks.MutationOptions<SetFundingRoundsMutation, SetFundingRoundsMutationVariables>) =>
  Hooks.useMutation(SetFundingRoundsDocument, options);