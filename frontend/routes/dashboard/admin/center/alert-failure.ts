import { CombinedGraphQLErrors } from "@apollo/client";

/** Says by browser alert that an action failed on its way; what the server refuses, it explains itself. */
export function alertFailure(error: unknown, message: string): void {
  if (!CombinedGraphQLErrors.is(error)) window.alert(message);
}
