import type { ApolloClient, MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { MutationOptions } from "./hook-types.ts";
import { useClient } from "./source.ts";

type Execute<Data, Variables extends OperationVariables> = (
  options?: MutationOptions<Data, Variables>,
) => Promise<ApolloClient.MutateResult<MaybeMasked<Data>>>;

/** A mutation function and whether it is running. The caller handles its errors. */
export function useMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options?: MutationOptions<Data, Variables>,
): [Execute<Data, Variables>, { loading: boolean }] {
  const client = useClient();
  const [loading, setLoading] = useState(false);
  const latest = useRef({ client, options, calls: 0 });
  useLayoutEffect(() => {
    Object.assign(latest.current, { client, options });
  });
  const execute: Execute<Data, Variables> = useCallback(
    async (more) => {
      const { client: now, options: given } = latest.current;
      const call = ++latest.current.calls;
      setLoading(true);
      try {
        const variables = { ...given?.variables, ...more?.variables } as Variables;
        return await now.mutate<Data, Variables>({ mutation, ...given, ...more, variables });
      } finally {
        if (call === latest.current.calls) setLoading(false);
      }
    },
    [mutation],
  );
  return [execute, { loading }];
}
