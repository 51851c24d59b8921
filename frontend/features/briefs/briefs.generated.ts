/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import * as Hooks from "../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Brief_BriefFragment = { id: string, name: string, text: string, sports: Array<string>, level: Types.Level | null, must: Array<string>, should: Array<string>, wont: Array<string>, budgetMax: number | null, deadline: string | null, integrations: Array<string>, alert: Types.SearchAlert, weekday: number | null, version: number, newCount: number, shareUrl: string | null } & { ' $fragmentName'?: 'Brief_BriefFragment' };

export type BriefMailQueryVariables = Exact<{ [key: string]: never; }>;


export type BriefMailQuery = { viewer: { id: string, notificationPreferences: { emailNotifications: boolean, newSolutionAlerts: boolean, researchPaperUpdates: boolean } } | null };

export type SaveBriefMutationVariables = Exact<{
  brief: Types.BriefInput;
  input: Types.SavedBriefInput;
}>;


export type SaveBriefMutation = { saveBrief: { id: string, name: string, text: string, sports: Array<string>, level: Types.Level | null, must: Array<string>, should: Array<string>, wont: Array<string>, budgetMax: number | null, deadline: string | null, integrations: Array<string>, alert: Types.SearchAlert, weekday: number | null, version: number, newCount: number, shareUrl: string | null } };

export type EditBriefMutationVariables = Exact<{
  id: string | number;
  brief?: Types.BriefInput | null | undefined;
  input: Types.SavedBriefInput;
  version: number;
}>;


export type EditBriefMutation = { editSavedBrief: { id: string, name: string, text: string, sports: Array<string>, level: Types.Level | null, must: Array<string>, should: Array<string>, wont: Array<string>, budgetMax: number | null, deadline: string | null, integrations: Array<string>, alert: Types.SearchAlert, weekday: number | null, version: number, newCount: number, shareUrl: string | null } };

export type VisitBriefMutationVariables = Exact<{
  id: string | number;
}>;


export type VisitBriefMutation = { visitSavedBrief: { id: string, newCount: number } };

export type DeleteBriefMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteBriefMutation = { deleteSavedBrief: { message: string } };

export type ShareBriefMutationVariables = Exact<{
  id: string | number;
  shared: boolean;
}>;


export type ShareBriefMutation = { shareBrief: { id: string, shareUrl: string | null } };

export type RenewBriefLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type RenewBriefLinkMutation = { renewBriefLink: { id: string, shareUrl: string | null } };

export type BriefQueryVariables = Exact<{
  id: string | number;
}>;


export type BriefQuery = { savedBrief: { id: string, name: string, text: string, sports: Array<string>, level: Types.Level | null, must: Array<string>, should: Array<string>, wont: Array<string>, budgetMax: number | null, deadline: string | null, integrations: Array<string>, alert: Types.SearchAlert, weekday: number | null, version: number, newCount: number, shareUrl: string | null } | null };

export type MyBriefsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBriefsQuery = { mySavedBriefs: { edges: Array<{ cursor: string, node: { id: string, name: string, text: string, sports: Array<string>, level: Types.Level | null, must: Array<string>, should: Array<string>, wont: Array<string>, budgetMax: number | null, deadline: string | null, integrations: Array<string>, alert: Types.SearchAlert, weekday: number | null, version: number, newCount: number, shareUrl: string | null } }> } };

export const Brief_BriefFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief_brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedBrief"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sports"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"must"}},{"kind":"Field","name":{"kind":"Name","value":"should"}},{"kind":"Field","name":{"kind":"Name","value":"wont"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"integrations"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<Brief_BriefFragment, unknown>;
export const BriefMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BriefMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"newSolutionAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"researchPaperUpdates"}}]}}]}}]}}]} as unknown as DocumentNode<BriefMailQuery, BriefMailQueryVariables>;
export const SaveBriefDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBrief"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brief"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BriefInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedBriefInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBrief"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brief"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brief"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief_brief"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief_brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedBrief"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sports"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"must"}},{"kind":"Field","name":{"kind":"Name","value":"should"}},{"kind":"Field","name":{"kind":"Name","value":"wont"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"integrations"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<SaveBriefMutation, SaveBriefMutationVariables>;
export const EditBriefDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditBrief"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brief"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BriefInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedBriefInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSavedBrief"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"brief"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brief"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief_brief"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief_brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedBrief"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sports"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"must"}},{"kind":"Field","name":{"kind":"Name","value":"should"}},{"kind":"Field","name":{"kind":"Name","value":"wont"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"integrations"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<EditBriefMutation, EditBriefMutationVariables>;
export const VisitBriefDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VisitBrief"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitSavedBrief"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}}]} as unknown as DocumentNode<VisitBriefMutation, VisitBriefMutationVariables>;
export const DeleteBriefDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBrief"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedBrief"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteBriefMutation, DeleteBriefMutationVariables>;
export const ShareBriefDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareBrief"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shared"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareBrief"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"shared"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shared"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]}}]} as unknown as DocumentNode<ShareBriefMutation, ShareBriefMutationVariables>;
export const RenewBriefLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewBriefLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewBriefLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]}}]} as unknown as DocumentNode<RenewBriefLinkMutation, RenewBriefLinkMutationVariables>;
export const BriefDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Brief"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedBrief"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief_brief"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief_brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedBrief"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sports"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"must"}},{"kind":"Field","name":{"kind":"Name","value":"should"}},{"kind":"Field","name":{"kind":"Name","value":"wont"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"integrations"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<BriefQuery, BriefQueryVariables>;
export const MyBriefsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBriefs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySavedBriefs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Brief_brief"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Brief_brief"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedBrief"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sports"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"must"}},{"kind":"Field","name":{"kind":"Name","value":"should"}},{"kind":"Field","name":{"kind":"Name","value":"wont"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMax"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"integrations"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<MyBriefsQuery, MyBriefsQueryVariables>;
export const useBriefMailQuery = (options: Hooks.QueryOptions<BriefMailQuery, BriefMailQueryVariables>) =>
  Hooks.useFreshQuery(BriefMailDocument, options);
export const useBriefMailSuspenseQuery = (options: Hooks.SuspenseQueryOptions<BriefMailQuery, BriefMailQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(BriefMailDocument, options);
export const useSaveBriefMutation = (options?: Hooks.MutationOptions<SaveBriefMutation, SaveBriefMutationVariables>) =>
  Hooks.useMutation(SaveBriefDocument, options);
export const useEditBriefMutation = (options?: Hooks.MutationOptions<EditBriefMutation, EditBriefMutationVariables>) =>
  Hooks.useMutation(EditBriefDocument, options);
export const useVisitBriefMutation = (options?: Hooks.MutationOptions<VisitBriefMutation, VisitBriefMutationVariables>) =>
  Hooks.useMutation(VisitBriefDocument, options);
export const useDeleteBriefMutation = (options?: Hooks.MutationOptions<DeleteBriefMutation, DeleteBriefMutationVariables>) =>
  Hooks.useMutation(DeleteBriefDocument, options);
export const useShareBriefMutation = (options?: Hooks.MutationOptions<ShareBriefMutation, ShareBriefMutationVariables>) =>
  Hooks.useMutation(ShareBriefDocument, options);
export const useRenewBriefLinkMutation = (options?: Hooks.MutationOptions<RenewBriefLinkMutation, RenewBriefLinkMutationVariables>) =>
  Hooks.useMutation(RenewBriefLinkDocument, options);
export const useBriefQuery = (options: Hooks.QueryOptions<BriefQuery, BriefQueryVariables>) =>
  Hooks.useFreshQuery(BriefDocument, options);
export const useBriefSuspenseQuery = (options: Hooks.SuspenseQueryOptions<BriefQuery, BriefQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(BriefDocument, options);
export const useMyBriefsQuery = (options: Hooks.QueryOptions<MyBriefsQuery, MyBriefsQueryVariables>) =>
  Hooks.useFreshQuery(MyBriefsDocument, options);
export const useMyBriefsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<MyBriefsQuery, MyBriefsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(MyBriefsDocument, options);