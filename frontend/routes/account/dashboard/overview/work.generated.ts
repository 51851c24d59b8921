/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated.ts';

import * as Hooks from "../../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WorkQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkQuery = { viewerWork: { id: string, newMatches: number, applicationsDue: number, saved: number, repliesWaiting: number, profileHintDismissed: boolean, countedAt: string, deadlines: Array<{ id: string, title: string, organization: string, path: string, dueDate: string, daysLeft: number, application: string | null, session: Types.MentoringSessionStatus | null, timeZone: string | null }> }, viewerActivities: Array<{ id: string, description: string, path: string, createdAt: string }>, viewerOverview: { profileCompleteness: { percent: number, missing: Array<{ label: string }> } } };

export type DismissProfileHintMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissProfileHintMutation = { dismissProfileHint: { message: string } };


export const WorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newMatches"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsDue"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"repliesWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"profileHintDismissed"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"application"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WorkQuery, WorkQueryVariables>;
export const DismissProfileHintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissProfileHint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissProfileHint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DismissProfileHintMutation, DismissProfileHintMutationVariables>;
export const useWorkQuery = (options: Hooks.QueryOptions<WorkQuery, WorkQueryVariables>) =>
  Hooks.useFreshQuery(WorkDocument, options);
export const useWorkSuspenseQuery = (options: Hooks.SuspenseQueryOptions<WorkQuery, WorkQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(WorkDocument, options);
export const useDismissProfileHintMutation = (options?: Hooks.MutationOptions<DismissProfileHintMutation, DismissProfileHintMutationVariables>) =>
  Hooks.useMutation(DismissProfileHintDocument, options);