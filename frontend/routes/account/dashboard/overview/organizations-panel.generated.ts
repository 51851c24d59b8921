/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerOrganizationsQuery = { viewerOrganizations: Array<{ id: string, name: string, viewerRole: Types.MemberRole | null, vendors: Array<{ id: string, slug: string, name: string }> }> };


export const ViewerOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerOrganizationsQuery, ViewerOrganizationsQueryVariables>;
export const useViewerOrganizationsQuery = (options: Hooks.QueryOptions<ViewerOrganizationsQuery, ViewerOrganizationsQueryVariables>) =>
  Hooks.useFreshQuery(ViewerOrganizationsDocument, options);
export const useViewerOrganizationsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<ViewerOrganizationsQuery, ViewerOrganizationsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(ViewerOrganizationsDocument, options);