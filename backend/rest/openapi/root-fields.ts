import { type GraphQLField, type GraphQLSchema, Kind, parse } from "graphql";
import type { RestRoute } from "../../shared/rest-table/route.ts";

/** Returns the fields of the schema's root types that a route's operation asks for. */
export function rootFieldsOf(
  { operation }: Pick<RestRoute, "operation">,
  schema: GraphQLSchema,
): GraphQLField<unknown, unknown>[] {
  return parse(operation).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) => {
      const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
      return field ?? [];
    });
  });
}
