import { type GraphQLSchema, Kind, parse } from "graphql";
import { accessOf, gatesIn } from "../../graphql/authorization/authorization.ts";
import type { Role } from "../../shared/actor.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { refusesNobody } from "./answer-schema.ts";

interface Callers {
  readonly isPublic: boolean;
  /** Whether access tokens are refused. */
  readonly bySession: boolean;
  /** The roles that may call it; undefined if every signed-in user may. */
  readonly roles?: readonly Role[];
}

/** Returns who may make a call, from the access rules of its operation's root fields. */
export function callersOf(route: RestRoute, schema: GraphQLSchema): Callers {
  const called = parse(route.operation).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) => {
      const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
      return field ?? [];
    });
  });
  const rules = called.flatMap((field) => accessOf(field) ?? []);
  const roles = rules.flatMap((rule) => (rule.kind === "roles" ? rule.roles : []));
  return {
    isPublic: rules.every(({ kind }) => kind === "public") && !refusesNobody(schema, route),
    bySession: gatesIn(schema, route.operation).some(({ scope }) => !scope),
    ...(roles.length > 0 ? { roles: [...new Set(roles)] } : {}),
  };
}
