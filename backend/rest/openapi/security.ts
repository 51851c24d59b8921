import type { GraphQLSchema } from "graphql";
import { accessOf, gatesIn } from "../../graphql/authorization/authorization.ts";
import type { Role } from "../../shared/actor.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { refusesNobody } from "./answer-schema.ts";
import { rootFieldsOf } from "./root-fields.ts";

/** Who may make a call. */
export interface Callers {
  readonly isPublic: boolean;
  /** Whether access tokens are refused. */
  readonly bySession: boolean;
  /** The scopes that an access token needs. */
  readonly scopes: readonly string[];
  /** The roles that may call it; undefined if every signed-in user may. */
  readonly roles?: readonly Role[];
}

/** Returns who may make a call, from the access rules of its operation's root fields. */
export function callersOf(route: RestRoute, schema: GraphQLSchema): Callers {
  const called = rootFieldsOf(route, schema);
  const rules = called.flatMap((field) => accessOf(field) ?? []);
  const roles = rules.flatMap((rule) => (rule.kind === "roles" ? rule.roles : []));
  const gates = gatesIn(schema, route.operation);
  return {
    isPublic: rules.every(({ kind }) => kind === "public") && !refusesNobody(schema, route),
    bySession: gates.some(({ scope }) => !scope),
    scopes: [...new Set(gates.flatMap(({ scope }) => scope ?? []))],
    ...(roles.length > 0 ? { roles: [...new Set(roles)] } : {}),
  };
}

/** Returns who may make a call, in words. */
export function whoMayCall({ isPublic, bySession, scopes, roles }: Callers): string {
  if (isPublic) return "Anyone may call it.";
  const who = roles ? `For the roles ${roles.join(", ")}` : "For everyone who is signed in";
  if (bySession) return `${who}, by a session only.`;
  return scopes.length > 0 ? `${who}; an access token needs ${scopes.join(" and ")}.` : `${who}.`;
}
