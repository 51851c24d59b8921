/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudentResearchQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentResearchQuery = { researchPapers: { nodes: Array<{ id: string, slug: string, title: string, university: string, publishedDate: string }> } };

export type StudentSolutionsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentSolutionsQuery = { solutions: { nodes: Array<{ id: string, slug: string, title: string, description: string }> } };

export type StudentMentorsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentMentorsQuery = { mentors: Array<{ id: string, mentor: { id: string, firstName: string, lastName: string, title: string | null, organization: string | null, bio: string | null }, viewerRequest: { id: string, status: Types.MentoringStatus, contact: string, createdAt: string } | null }> };

export type RequestMentoringMutationVariables = Exact<{
  mentorId: string | number;
  message: string;
}>;


export type RequestMentoringMutation = { requestMentoring: { id: string, status: Types.MentoringStatus } };


export const StudentResearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentResearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"researchPapers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"publishedDate"}}]}}]}}]}}]} as unknown as DocumentNode<StudentResearchQuery, StudentResearchQueryVariables>;
export const StudentSolutionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentSolutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solutions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<StudentSolutionsQuery, StudentSolutionsQueryVariables>;
export const StudentMentorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentMentors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mentor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<StudentMentorsQuery, StudentMentorsQueryVariables>;
export const RequestMentoringDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMentoring"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mentorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMentoring"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mentorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mentorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RequestMentoringMutation, RequestMentoringMutationVariables>;
export const useStudentResearchQuery = (options: Hooks.QueryOptions<StudentResearchQuery, StudentResearchQueryVariables>) =>
  Hooks.useFreshQuery(StudentResearchDocument, options);
export const useStudentResearchSuspenseQuery = (options: Hooks.SuspenseQueryOptions<StudentResearchQuery, StudentResearchQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(StudentResearchDocument, options);
export const useStudentSolutionsQuery = (options: Hooks.QueryOptions<StudentSolutionsQuery, StudentSolutionsQueryVariables>) =>
  Hooks.useFreshQuery(StudentSolutionsDocument, options);
export const useStudentSolutionsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<StudentSolutionsQuery, StudentSolutionsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(StudentSolutionsDocument, options);
export const useStudentMentorsQuery = (options: Hooks.QueryOptions<StudentMentorsQuery, StudentMentorsQueryVariables>) =>
  Hooks.useFreshQuery(StudentMentorsDocument, options);
export const useStudentMentorsSuspenseQuery = (options: Hooks.SuspenseQueryOptions<StudentMentorsQuery, StudentMentorsQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(StudentMentorsDocument, options);
export const useRequestMentoringMutation = (options?: Hooks.MutationOptions<RequestMentoringMutation, RequestMentoringMutationVariables>) =>
  Hooks.useMutation(RequestMentoringDocument, options);