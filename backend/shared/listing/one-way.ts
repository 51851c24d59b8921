import { type GraphQLResolveInfo, Kind } from "graphql";
import { InvalidInputError } from "../errors.ts";

/**
 * Checks that a page is requested from one end of its list only. `first` has a default, so only the document
 * shows whether it was given.
 * @throws InvalidInputError for `first` if `last` is given, too.
 */
export function assertOneWay(args: object, { fieldNodes, variableValues }: GraphQLResolveInfo): void {
  if (!("last" in args) || args.last == null) return;
  const first = fieldNodes[0]?.arguments?.find(({ name }) => name.value === "first")?.value;
  if (!first || (first.kind === Kind.VARIABLE && !(first.name.value in variableValues))) return;
  const message = "Ask for `first` or for `last`, not for both.";
  throw new InvalidInputError(message, { first: message });
}
