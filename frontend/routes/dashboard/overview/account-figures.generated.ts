/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountFiguresQuery = { viewerOverview: { memberSince: string, lastLogin: string | null, sessionCount: number, twoFactorEnabled: boolean, profileCompleteness: { percent: number, missing: Array<{ label: string }> } } };


export const AccountFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AccountFiguresQuery, AccountFiguresQueryVariables>;
export const useAccountFiguresQuery = (options: Hooks.QueryOptions<AccountFiguresQuery, AccountFiguresQueryVariables>) =>
  Hooks.useFreshQuery(AccountFiguresDocument, options);
export const useAccountFiguresSuspenseQuery = (options: Hooks.SuspenseQueryOptions<AccountFiguresQuery, AccountFiguresQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(AccountFiguresDocument, options);