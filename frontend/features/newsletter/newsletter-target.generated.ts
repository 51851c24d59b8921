/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewsletterTargetQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterTargetQuery = { claim: { id: string, text: string, isTarget: boolean } | null };


export const NewsletterTargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"subscribers","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isTarget"}}]}}]}}]} as unknown as DocumentNode<NewsletterTargetQuery, NewsletterTargetQueryVariables>;
export const useNewsletterTargetQuery = (options: Hooks.QueryOptions<NewsletterTargetQuery, NewsletterTargetQueryVariables>) =>
  Hooks.useFreshQuery(NewsletterTargetDocument, options);
export const useNewsletterTargetSuspenseQuery = (options: Hooks.SuspenseQueryOptions<NewsletterTargetQuery, NewsletterTargetQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(NewsletterTargetDocument, options);