import {
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import { CREDENTIAL_EXTENSION } from "../../shared/access.ts";
import { rootTypes } from "./authorization.ts";

/**
 * Rejects operations with more than one field that checks or sets a credential: with aliases or fragments,
 * one request could otherwise make a thousand guesses.
 */
export const credentialLimit: ValidationRule = (context) => {
  const credentials = new Set(
    rootTypes(context.getSchema()).flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, extensions }) =>
        extensions[CREDENTIAL_EXTENSION] ? [name] : [],
      ),
    ),
  );
  return {
    OperationDefinition(node) {
      const attempts = rootFields(node.selectionSet, context, new Set()).filter(({ name }) =>
        credentials.has(name.value),
      );
      if (attempts.length > 1) {
        context.reportError(
          new GraphQLError("An operation can attempt only one credential.", { nodes: attempts[1] }),
        );
      }
    },
  };
};

/** Returns the root fields of an operation, visiting each fragment once. */
function rootFields(set: SelectionSetNode, context: ValidationContext, seen: Set<string>): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, context, seen);
    const name = selection.name.value;
    const fragment = seen.has(name) ? undefined : context.getFragment(name);
    seen.add(name);
    return fragment ? rootFields(fragment.selectionSet, context, seen) : [];
  });
}
