/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PrivacyTab_AccountFragment = { id: string, username: string, privacy: { profileVisibility: boolean, profileDiscovery: boolean, showActivityStatus: boolean, dataAnalytics: boolean } } & { ' $fragmentName'?: 'PrivacyTab_AccountFragment' };

export type UpdatePrivacyMutationVariables = Exact<{
  input: Types.PrivacySettingsInput;
}>;


export type UpdatePrivacyMutation = { updatePrivacy: (
    { id: string, version: number }
    & { ' $fragmentRefs'?: { 'PrivacyTab_AccountFragment': PrivacyTab_AccountFragment } }
  ) };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataQuery = { exportMyData: { fileName: string, content: string } };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { message: string, dueAt: string } };

export const PrivacyTab_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyTab_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"profileDiscovery"}},{"kind":"Field","name":{"kind":"Name","value":"showActivityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dataAnalytics"}}]}}]}}]} as unknown as DocumentNode<PrivacyTab_AccountFragment, unknown>;
export const UpdatePrivacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrivacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePrivacy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyTab_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyTab_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"profileDiscovery"}},{"kind":"Field","name":{"kind":"Name","value":"showActivityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dataAnalytics"}}]}}]}}]} as unknown as DocumentNode<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>;
export const ExportMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ExportMyDataQuery, ExportMyDataQueryVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const useUpdatePrivacyMutation = (options?: Hooks.MutationOptions<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>) =>
  Hooks.useMutation(UpdatePrivacyDocument, options);
export const useExportMyDataQuery = (options: Hooks.QueryOptions<ExportMyDataQuery, ExportMyDataQueryVariables>) =>
  Hooks.useFreshQuery(ExportMyDataDocument, options);
export const useExportMyDataSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ExportMyDataQuery, ExportMyDataQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ExportMyDataDocument, options);
export const useDeleteAccountMutation = (options?: Hooks.MutationOptions<DeleteAccountMutation, DeleteAccountMutationVariables>) =>
  Hooks.useMutation(DeleteAccountDocument, options);