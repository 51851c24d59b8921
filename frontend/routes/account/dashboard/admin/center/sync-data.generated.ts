/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SyncableSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type SyncableSourcesQuery = { syncSources: Array<{ id: string, name: string, enabled: boolean, lastStatus: Types.SyncStatus | null, lastMessage: string | null }>, syncRun: { id: string, finishedAt: string | null } | null };


export const SyncableSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SyncableSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"syncRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<SyncableSourcesQuery, SyncableSourcesQueryVariables>;
export const useSyncableSourcesQuery = (options: Hooks.QueryOptions<SyncableSourcesQuery, SyncableSourcesQueryVariables>) =>
  Hooks.useFreshQuery(SyncableSourcesDocument, options);
export const useSyncableSourcesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<SyncableSourcesQuery, SyncableSourcesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(SyncableSourcesDocument, options);