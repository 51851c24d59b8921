import { defaultFieldResolver, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { ACCESS_EXTENSION, type Access, OWN_TRANSACTION_EXTENSION } from "../shared/access.ts";
import { assertCleanText } from "../shared/clean-text.ts";
import { ForbiddenError, UnauthenticatedError } from "../shared/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";

/** The query, mutation and subscription types that a schema has. */
export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}

/** What a root field says about who may call it; undefined when it says nothing. */
export function accessOf(field: GraphQLField<unknown, RequestContext>): Access | undefined {
  return field.extensions[ACCESS_EXTENSION] as Access | undefined;
}

/** @throws UnauthenticatedError, ForbiddenError when the caller is not among those who may. */
export function authorize(access: Access, { actor }: RequestContext): void {
  if (access.kind === "public") return;
  if (!actor) throw new UnauthenticatedError();
  if (access.kind === "roles" && !access.roles.includes(actor.role)) throw new ForbiddenError();
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
      const resolve = field.resolve ?? defaultFieldResolver;
      const inTransaction = type === schema.getMutationType() && !field.extensions[OWN_TRANSACTION_EXTENSION];
      field.resolve = (source, args, context: RequestContext, info) => {
        authorize(access, context);
        assertCleanText(args);
        const run = () => resolve(source, args, context, info);
        return inTransaction ? context.em.transactional(async () => run()) : run();
      };
    }
  }
  return schema;
}
