import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  parse,
} from "graphql";
import {
  ACCESS_EXTENSION,
  type Access,
  CREDENTIAL_EXTENSION,
  OWN_TRANSACTION_EXTENSION,
  SESSION_EXTENSION,
} from "../../shared/access.ts";
import type { TokenActor } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import { ForbiddenError, UnauthenticatedError } from "../../shared/errors.ts";
import { assertShortLists } from "../../shared/schema/short-lists.ts";
import { type Area, type Scope, scopeOf } from "../../shared/scopes.rules.ts";
import { cleanTexts } from "../../shared/text/clean-text.ts";

/** Returns the query, mutation and subscription types of a schema. */
export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}

/** Returns a root field's access rule; undefined if it declares none. */
export function accessOf(field: GraphQLField<unknown, Context>): Access | undefined {
  return field.extensions[ACCESS_EXTENSION] as Access | undefined;
}

/** The requirements for callers of a root field. */
export interface Gate {
  readonly access: Access;
  /** The scope that an access token needs; undefined if access tokens can't call the field. */
  readonly scope: Scope | undefined;
}

/** Returns the area of a root field by its coordinate; undefined for fields outside of all areas. */
export type AreaOf = (coordinate: string) => Area | undefined;

/** Returns the requirements of a root field; outside of all areas, it is closed to access tokens. */
export function gateOf(
  access: Access,
  { extensions, name }: GraphQLField<unknown, Context>,
  type: string,
  areaOf: AreaOf,
): Gate {
  const bySession = extensions[CREDENTIAL_EXTENSION] || extensions[SESSION_EXTENSION];
  const area = bySession ? undefined : areaOf(`${type}.${name}`);
  return { access, scope: area && scopeOf(area, type === "Mutation") };
}

/**
 * @throws UnauthenticatedError, ForbiddenError if the caller is not authorized.
 * @throws Error for the system actor, which never calls the schema.
 */
export function authorize({ access, scope }: Gate, { actor }: Pick<Context, "actor">): void {
  if (actor?.kind === "system") throw new Error("The system does not come through the schema.");
  if (actor?.kind === "token") assertScope(actor, scope);
  if (access.kind === "public") return;
  if (!actor) throw new UnauthenticatedError();
  if (access.kind === "roles" && !access.roles.includes(actor.role)) throw new ForbiddenError();
}

function assertScope({ scopes }: TokenActor, scope: Scope | undefined): void {
  if (!scope) throw new ForbiddenError("An access token can't do this; sign in instead.");
  if (!scopes.includes(scope)) throw new ForbiddenError(`The access token lacks the scope "${scope}".`);
}

/** The extension that holds a guarded root field's gate. */
const GATE = "gate";

/**
 * Returns the gates of an operation's root fields, for callers that authorize before they read the request.
 */
export function gatesIn(schema: GraphQLSchema, operation: string): Gate[] {
  const types = Object.fromEntries(rootTypes(schema).map((type) => [type.name, type.getFields()]));
  return parse(operation).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = types[schema.getRootType(definition.operation)?.name ?? ""];
    return definition.selectionSet.selections.flatMap((selection) => {
      const field = selection.kind === Kind.FIELD ? fields?.[selection.name.value] : undefined;
      return field ? [field.extensions[GATE] as Gate] : [];
    });
  });
}

/**
 * Wraps every root field in the gate: authorization, then the checks of lists and texts, and one transaction
 * per mutation (unless it opens its own). Nested fields need no gate: services and policies decide what they
 * return.
 * @param areaOf returns the area whose scope an access token needs for a field.
 * @throws Error at startup if a root field declares no access rule.
 */
export function guardRootFields(schema: GraphQLSchema, areaOf: AreaOf = () => undefined): GraphQLSchema {
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(field);
      if (!access) throw new Error(`${type.name}.${field.name} does not say who may call it.`);
      const gate = gateOf(access, field, type.name, areaOf);
      field.extensions = { ...field.extensions, [GATE]: gate };
      const resolve = field.resolve ?? defaultFieldResolver;
      const inTransaction = type === schema.getMutationType() && !field.extensions[OWN_TRANSACTION_EXTENSION];
      const breaks = type === schema.getMutationType() ? "refuse" : "fold";
      const enter = <Args>(args: Args, context: Context): Args => {
        authorize(gate, context);
        assertShortLists(args);
        return cleanTexts(args, breaks);
      };
      const { subscribe } = field;
      if (subscribe)
        field.subscribe = (source, args, context: Context, info) => {
          return subscribe(source, enter(args, context), context, info);
        };
      field.resolve = (source, args, context: Context, info) => {
        const cleaned = enter(args, context);
        const run = () => resolve(source, cleaned, context, info);
        return inTransaction ? context.em.transactional(async () => run()) : run();
      };
    }
  }
  return schema;
}
