/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from "../../../graphql/hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlogReactionQueryVariables = Exact<{
  id: string | number;
}>;


export type BlogReactionQuery = { blogReaction: { id: string, liked: boolean } | null };

export type LikeBlogPostMutationVariables = Exact<{
  id: string | number;
  liked: boolean;
}>;


export type LikeBlogPostMutation = { likeBlogPost: { id: string, liked: boolean, post: { id: string, likesCount: number } } };

export type Reaction_ReactionFragment = { id: string, liked: boolean } & { ' $fragmentName'?: 'Reaction_ReactionFragment' };

export const Reaction_ReactionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reaction_reaction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogReaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liked"}}]}}]} as unknown as DocumentNode<Reaction_ReactionFragment, unknown>;
export const BlogReactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogReaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogReaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reaction_reaction"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reaction_reaction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogReaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liked"}}]}}]} as unknown as DocumentNode<BlogReactionQuery, BlogReactionQueryVariables>;
export const LikeBlogPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LikeBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"liked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likeBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"liked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"liked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reaction_reaction"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likesCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reaction_reaction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogReaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liked"}}]}}]} as unknown as DocumentNode<LikeBlogPostMutation, LikeBlogPostMutationVariables>;
export const useBlogReactionQuery = (options: Hooks.QueryOptions<BlogReactionQuery, BlogReactionQueryVariables>) =>
  Hooks.useFreshQuery(BlogReactionDocument, options);
export const useBlogReactionSuspenseQuery = (options: Hooks.SuspenseQueryOptions<BlogReactionQuery, BlogReactionQueryVariables>) =>
  Hooks.useFreshSuspenseQuery(BlogReactionDocument, options);
export const useLikeBlogPostMutation = (options?: Hooks.MutationOptions<LikeBlogPostMutation, LikeBlogPostMutationVariables>) =>
  Hooks.useMutation(LikeBlogPostDocument, options);