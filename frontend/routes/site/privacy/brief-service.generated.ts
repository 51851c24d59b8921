/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BriefServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type BriefServiceQuery = { briefService: string | null };


export const BriefServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BriefService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"briefService"}}]}}]} as unknown as DocumentNode<BriefServiceQuery, BriefServiceQueryVariables>;
export const useBriefServiceQuery = (options: Hooks.QueryOptions<BriefServiceQuery, BriefServiceQueryVariables>) =>
  Hooks.useFreshQuery(BriefServiceDocument, options);
export const useBriefServiceSuspenseQuery = (options: Hooks.SuspenseQueryOptions<BriefServiceQuery, BriefServiceQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(BriefServiceDocument, options);