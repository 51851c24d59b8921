import { defaultFieldResolver, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import {
  ACCESS_EXTENSION,
  type Access,
  CREDENTIAL_EXTENSION,
  OWN_TRANSACTION_EXTENSION,
  SESSION_EXTENSION,
} from "../shared/access.ts";
import type { Scope, TokenActor } from "../shared/actor.ts";
import { assertCleanText } from "../shared/clean-text.ts";
import type { Context } from "../shared/context.ts";
import { ForbiddenError, UnauthenticatedError } from "../shared/errors.ts";

/** The query, mutation and subscription types that a schema has. */
export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}

/** What a root field says about who may call it; undefined when it says nothing. */
export function accessOf(field: GraphQLField<unknown, Context>): Access | undefined {
  return field.extensions[ACCESS_EXTENSION] as Access | undefined;
}

/** What the gate asks of a root field's callers. */
export interface Gate {
  readonly access: Access;
  /** What an access token needs; undefined when only a session or a visitor passes. */
  readonly scope: Scope | undefined;
}

function gateOf(access: Access, field: GraphQLField<unknown, Context>, writes: boolean): Gate {
  const bySession = field.extensions[CREDENTIAL_EXTENSION] || field.extensions[SESSION_EXTENSION];
  return { access, scope: bySession ? undefined : writes ? "write" : "read" };
}

/**
 * @throws UnauthenticatedError, ForbiddenError when the caller is not among those who may.
 * @throws Error for the system, which calls use cases and never the schema.
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

/**
 * Puts the gate before every root field: access first, then clean text, and for a mutation one transaction
 * (unless it says that it opens its own).
 * Nested fields need no gate of their own: what they show is decided by the services and policies.
 * @throws Error at start when a root field does not say who may call it.
 */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(field);
      if (!access) throw new Error(`${type.name}.${field.name} does not say who may call it.`);
      const gate = gateOf(access, field, type === schema.getMutationType());
      const resolve = field.resolve ?? defaultFieldResolver;
      const inTransaction = type === schema.getMutationType() && !field.extensions[OWN_TRANSACTION_EXTENSION];
      field.resolve = (source, args, context: Context, info) => {
        authorize(gate, context);
        assertCleanText(args);
        const run = () => resolve(source, args, context, info);
        return inTransaction ? context.em.transactional(async () => run()) : run();
      };
    }
  }
  return schema;
}
