import { isRefusal } from "../../../../../graphql/refusals.ts";

/** Says by browser alert that an action failed on its way; what the server refuses, it explains itself. */
export function alertFailure(error: unknown, message: string): void {
  if (!isRefusal(error)) window.alert(message);
}
