/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import * as Hooks from "../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SolutionForm_SolutionFragment = { id: string, slug: string, title: string, version: number, status: Types.SolutionStatus, description: string, pricing: string | null, priceBand: Types.PriceBand, levels: Array<Types.Level>, features: Array<string>, tags: Array<string>, integrations: Array<string>, website: string | null, category: { id: string, name: string }, sports: Array<{ id: string, name: string }> } & { ' $fragmentName'?: 'SolutionForm_SolutionFragment' };

export type SolutionChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SolutionChoicesQuery = { categories: Array<{ id: string, name: string }>, sports: Array<{ id: string, name: string }> };

export const SolutionForm_SolutionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SolutionForm_solution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Solution"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"}},{"kind":"Field","name":{"kind":"Name","value":"priceBand"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"integrations"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SolutionForm_SolutionFragment, unknown>;
export const SolutionChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SolutionChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SolutionChoicesQuery, SolutionChoicesQueryVariables>;
export const useSolutionChoicesQuery = (options: Hooks.QueryOptions<SolutionChoicesQuery, SolutionChoicesQueryVariables>) =>
  Hooks.useFreshQuery(SolutionChoicesDocument, options);
export const useSolutionChoicesSuspenseQuery = (options: Hooks.SuspenseQueryOptions<SolutionChoicesQuery, SolutionChoicesQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(SolutionChoicesDocument, options);