/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ModerationKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationKindsQuery = { moderationKinds: Array<{ id: string, label: string, intro: string, waiting: number }> };


export const ModerationKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModerationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<ModerationKindsQuery, ModerationKindsQueryVariables>;
export const useModerationKindsQuery = (options: Hooks.QueryOptions<ModerationKindsQuery, ModerationKindsQueryVariables>) =>
  Hooks.useFreshQuery(ModerationKindsDocument, options);
export const useModerationKindsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ModerationKindsQuery, ModerationKindsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ModerationKindsDocument, options);