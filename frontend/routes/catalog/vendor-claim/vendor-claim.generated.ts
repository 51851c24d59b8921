/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VendorToClaimQueryVariables = Exact<{
  id: string | number;
}>;


export type VendorToClaimQuery = { viewer: { id: string } | null, vendor: { id: string, slug: string, name: string, claimed: boolean, editedById: string | null } | null };

export type VendorClaimingQueryVariables = Exact<{
  vendorId: string | number;
}>;


export type VendorClaimingQuery = { vendorClaiming: { domains: Array<string>, code: { email: string, expiresAt: string } | null, claim: { id: string, status: Types.VendorClaimStatus, disputed: boolean, reason: string | null, answer: string | null, decisionReason: string | null, version: number, createdAt: string } | null, toAnswer: Array<{ id: string, status: Types.VendorClaimStatus, disputed: boolean, reason: string | null, answer: string | null, decisionReason: string | null, version: number, createdAt: string }> } };

export type SubmitVendorClaimMutationVariables = Exact<{
  vendorId: string | number;
  input: Types.VendorClaimInput;
}>;


export type SubmitVendorClaimMutation = { submitVendorClaim: { id: string } };

export type WithdrawVendorClaimMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawVendorClaimMutation = { withdrawVendorClaim: { id: string, status: Types.VendorClaimStatus, disputed: boolean, reason: string | null, answer: string | null, decisionReason: string | null, version: number, createdAt: string } };

export type AnswerVendorClaimMutationVariables = Exact<{
  id: string | number;
  answer: string;
  version: number;
}>;


export type AnswerVendorClaimMutation = { answerVendorClaim: { id: string, status: Types.VendorClaimStatus, disputed: boolean, reason: string | null, answer: string | null, decisionReason: string | null, version: number, createdAt: string } };

export type RequestVendorClaimCodeMutationVariables = Exact<{
  vendorId: string | number;
  email: string;
}>;


export type RequestVendorClaimCodeMutation = { requestVendorClaimCode: { email: string, expiresAt: string } };

export type ConfirmVendorClaimMutationVariables = Exact<{
  vendorId: string | number;
  code: string;
}>;


export type ConfirmVendorClaimMutation = { confirmVendorClaim: { id: string, claimed: boolean, editedById: string | null } };


export const VendorToClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorToClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"editedById"}}]}}]}}]} as unknown as DocumentNode<VendorToClaimQuery, VendorToClaimQueryVariables>;
export const VendorClaimingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorClaiming"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorClaiming"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vendorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<VendorClaimingQuery, VendorClaimingQueryVariables>;
export const SubmitVendorClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitVendorClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitVendorClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vendorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitVendorClaimMutation, SubmitVendorClaimMutationVariables>;
export const WithdrawVendorClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawVendorClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawVendorClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<WithdrawVendorClaimMutation, WithdrawVendorClaimMutationVariables>;
export const AnswerVendorClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerVendorClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerVendorClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AnswerVendorClaimMutation, AnswerVendorClaimMutationVariables>;
export const RequestVendorClaimCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVendorClaimCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVendorClaimCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vendorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<RequestVendorClaimCodeMutation, RequestVendorClaimCodeMutationVariables>;
export const ConfirmVendorClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmVendorClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmVendorClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vendorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"editedById"}}]}}]}}]} as unknown as DocumentNode<ConfirmVendorClaimMutation, ConfirmVendorClaimMutationVariables>;
export const useVendorToClaimQuery = (options: Hooks.QueryOptions<VendorToClaimQuery, VendorToClaimQueryVariables>) =>
  Hooks.useFreshQuery(VendorToClaimDocument, options);
export const useVendorToClaimSuspenseQuery = (options: Hooks.SuspenseQueryOptions<VendorToClaimQuery, VendorToClaimQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(VendorToClaimDocument, options);
export const useVendorClaimingQuery = (options: Hooks.QueryOptions<VendorClaimingQuery, VendorClaimingQueryVariables>) =>
  Hooks.useFreshQuery(VendorClaimingDocument, options);
export const useVendorClaimingSuspenseQuery = (options: Hooks.SuspenseQueryOptions<VendorClaimingQuery, VendorClaimingQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(VendorClaimingDocument, options);
export const useSubmitVendorClaimMutation = (options?: Hooks.MutationOptions<SubmitVendorClaimMutation, SubmitVendorClaimMutationVariables>) =>
  Hooks.useMutation(SubmitVendorClaimDocument, options);
export const useWithdrawVendorClaimMutation = (options?: Hooks.MutationOptions<WithdrawVendorClaimMutation, WithdrawVendorClaimMutationVariables>) =>
  Hooks.useMutation(WithdrawVendorClaimDocument, options);
export const useAnswerVendorClaimMutation = (options?: Hooks.MutationOptions<AnswerVendorClaimMutation, AnswerVendorClaimMutationVariables>) =>
  Hooks.useMutation(AnswerVendorClaimDocument, options);
export const useRequestVendorClaimCodeMutation = (options?: Hooks.MutationOptions<RequestVendorClaimCodeMutation, RequestVendorClaimCodeMutationVariables>) =>
  Hooks.useMutation(RequestVendorClaimCodeDocument, options);
export const useConfirmVendorClaimMutation = (options?: Hooks.MutationOptions<ConfirmVendorClaimMutation, ConfirmVendorClaimMutationVariables>) =>
  Hooks.useMutation(ConfirmVendorClaimDocument, options);