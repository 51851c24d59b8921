/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotificationsTab_AccountFragment = { id: string, notificationPreferences: { emailNotifications: boolean, newSolutionAlerts: boolean, researchPaperUpdates: boolean, collaborationRequests: boolean, marketingUpdates: boolean } } & { ' $fragmentName'?: 'NotificationsTab_AccountFragment' };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: Types.NotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: (
    { id: string, version: number }
    & { ' $fragmentRefs'?: { 'NotificationsTab_AccountFragment': NotificationsTab_AccountFragment } }
  ) };

export const NotificationsTab_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationsTab_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"newSolutionAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"researchPaperUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"collaborationRequests"}},{"kind":"Field","name":{"kind":"Name","value":"marketingUpdates"}}]}}]}}]} as unknown as DocumentNode<NotificationsTab_AccountFragment, unknown>;
export const UpdateNotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationsTab_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationsTab_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"newSolutionAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"researchPaperUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"collaborationRequests"}},{"kind":"Field","name":{"kind":"Name","value":"marketingUpdates"}}]}}]}}]} as unknown as DocumentNode<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>;
export const useUpdateNotificationPreferencesMutation = (options?: Hooks.MutationOptions<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>) =>
  Hooks.useMutation(UpdateNotificationPreferencesDocument, options);