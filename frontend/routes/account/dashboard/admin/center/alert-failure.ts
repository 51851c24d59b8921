import { isRefusal } from "../../../../../graphql/refusals.ts";

/** Shows a browser alert when an action fails; forms display server refusals themselves. */
export function alertFailure(error: unknown, message: string): void {
  if (!isRefusal(error)) window.alert(message);
}
