/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CalendarAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarAddressQuery = { calendarAddress: { createdAt: string, readAt: string | null } | null };

export type RenewCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarAddressMutation = { renewCalendarAddress: { url: string, calendar: { createdAt: string, readAt: string | null } } };

export type RevokeCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarAddressMutation = { revokeCalendarAddress: { message: string } };


export const CalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<CalendarAddressQuery, CalendarAddressQueryVariables>;
export const RenewCalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]}}]} as unknown as DocumentNode<RenewCalendarAddressMutation, RenewCalendarAddressMutationVariables>;
export const RevokeCalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeCalendarAddressMutation, RevokeCalendarAddressMutationVariables>;
export const useCalendarAddressQuery = (options: Hooks.QueryOptions<CalendarAddressQuery, CalendarAddressQueryVariables>) =>
  Hooks.useFreshQuery(CalendarAddressDocument, options);
export const useCalendarAddressSuspenseQuery = (options: Hooks.SuspenseQueryOptions<CalendarAddressQuery, CalendarAddressQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(CalendarAddressDocument, options);
export const useRenewCalendarAddressMutation = (options?: Hooks.MutationOptions<RenewCalendarAddressMutation, RenewCalendarAddressMutationVariables>) =>
  Hooks.useMutation(RenewCalendarAddressDocument, options);
export const useRevokeCalendarAddressMutation = (options?: Hooks.MutationOptions<RevokeCalendarAddressMutation, RevokeCalendarAddressMutationVariables>) =>
  Hooks.useMutation(RevokeCalendarAddressDocument, options);