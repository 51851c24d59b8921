/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotificationFrequenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationFrequenciesQuery = { notificationFrequencies: Array<{ type: Types.NotificationType, label: string, frequency: Types.NotificationFrequency }> };

export type SetNotificationFrequencyMutationVariables = Exact<{
  type: Types.NotificationType;
  frequency: Types.NotificationFrequency;
}>;


export type SetNotificationFrequencyMutation = { setNotificationFrequency: Array<{ type: Types.NotificationType, label: string, frequency: Types.NotificationFrequency }> };


export const NotificationFrequenciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationFrequencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationFrequencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<NotificationFrequenciesQuery, NotificationFrequenciesQueryVariables>;
export const SetNotificationFrequencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNotificationFrequency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFrequency"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNotificationFrequency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<SetNotificationFrequencyMutation, SetNotificationFrequencyMutationVariables>;
export const useNotificationFrequenciesQuery = (options: Hooks.QueryOptions<NotificationFrequenciesQuery, NotificationFrequenciesQueryVariables>) =>
  Hooks.useFreshQuery(NotificationFrequenciesDocument, options);
export const useNotificationFrequenciesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<NotificationFrequenciesQuery, NotificationFrequenciesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(NotificationFrequenciesDocument, options);
export const useSetNotificationFrequencyMutation = (options?: Hooks.MutationOptions<SetNotificationFrequencyMutation, SetNotificationFrequencyMutationVariables>) =>
  Hooks.useMutation(SetNotificationFrequencyDocument, options);