/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AlertAudienceQueryVariables = Exact<{
  audience: Types.AudienceInput;
}>;


export type AlertAudienceQuery = { alertAudience: number };

export type SendAlertMutationVariables = Exact<{
  input: Types.AlertInput;
}>;


export type SendAlertMutation = { sendAlert: number };


export const AlertAudienceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertAudience"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AudienceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertAudience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}}]}]}}]} as unknown as DocumentNode<AlertAudienceQuery, AlertAudienceQueryVariables>;
export const SendAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendAlertMutation, SendAlertMutationVariables>;
export const useAlertAudienceQuery = (options: Hooks.QueryOptions<AlertAudienceQuery, AlertAudienceQueryVariables>) =>
  Hooks.useFreshQuery(AlertAudienceDocument, options);
export const useAlertAudienceSuspenseQuery = (options: Hooks.SuspenseQueryOptions<AlertAudienceQuery, AlertAudienceQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(AlertAudienceDocument, options);
export const useSendAlertMutation = (options?: Hooks.MutationOptions<SendAlertMutation, SendAlertMutationVariables>) =>
  Hooks.useMutation(SendAlertDocument, options);