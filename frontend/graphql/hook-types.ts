import type { ApolloClient, MaybeMasked, OperationVariables } from "@apollo/client";

/** Options of a generated query hook. */
export type QueryOptions<_Data, Variables extends OperationVariables> = {
  variables: Variables;
  skip?: boolean;
};

/** The result of a query hook; without data while it loads and after a failure. */
export type QueryResult<Data> = { data: MaybeMasked<Data> | undefined; loading: boolean; error?: Error };

/** Options of a generated suspense hook. */
export type SuspenseQueryOptions<_Data, Variables extends OperationVariables> = { variables: Variables };

/** Options of a generated mutation hook, and of a call of its function. */
export type MutationOptions<Data, Variables extends OperationVariables> = Partial<
  Omit<ApolloClient.MutateOptions<Data, Variables>, "mutation">
>;
