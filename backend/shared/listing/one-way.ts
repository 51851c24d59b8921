import { type GraphQLResolveInfo, Kind } from "graphql";
import { InvalidInputError } from "../errors.ts";

/**
 * A page is asked for from one end of its list. `first` has a default, so only the document tells whether it was given.
 * @throws InvalidInputError at `first`, if `last` is given, too.
 */
export function assertOneWay(args: object, { fieldNodes, variableValues }: GraphQLResolveInfo): void {
  if (!("last" in args) || args.last == null) return;
  const first = fieldNodes[0]?.arguments?.find(({ name }) => name.value === "first")?.value;
  if (!first || (first.kind === Kind.VARIABLE && !(first.name.value in variableValues))) return;
  const message = "Ask for `first` or for `last`, not for both.";
  throw new InvalidInputError(message, { first: message });
}
