import { randomUUID } from "node:crypto";
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";
import { rootTypes } from "../graphql/authorization/authorization.ts";

/** A query or mutation of the schema. */
export interface Call {
  /** Such as `Query.solutions`. */
  readonly name: string;
  readonly operation: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** All queries and mutations; subscriptions are served elsewhere. */
export function callsOf(schema: GraphQLSchema): Call[] {
  const types = rootTypes(schema).filter((type) => type !== schema.getSubscriptionType());
  return types.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      operation: type.name.toLowerCase(),
      field,
    })),
  );
}

/** A document that calls with these arguments as variables, and those variables. */
export function documentOf(
  { operation, field }: Call,
  args: Record<string, unknown>,
  selection = "{ __typename }",
): { query: string; variables: Record<string, unknown> } {
  const given = field.args.filter(({ name }) => name in args);
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = given.map(({ name }) => `${name}: $${name}`).join(", ");
  const call = `${field.name}${passed && `(${passed})`}`;
  const selected = isCompositeType(getNamedType(field.type)) ? ` ${selection}` : "";
  return { query: `${operation} ${declared && `(${declared}) `}{ ${call}${selected} }`, variables: args };
}

/** As few arguments as a call accepts. */
export function fewestArguments({ field }: Call): Record<string, unknown> {
  return fewest(field.args);
}

/** All ways to put `text` at one place of a call's arguments, the other arguments being as few as it accepts. */
export function argumentsWith(call: Call, text: string): Record<string, unknown>[] {
  return withOne(call.field.args, text);
}

interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

function fewest(inputs: readonly Input[]): Record<string, unknown> {
  const required = inputs.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return Object.fromEntries(required.map(({ name, type }) => [name, smallest(type)]));
}

function smallest(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return smallest(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return fewest(Object.values(type.getFields()));
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTime: "2026-01-01T00:00:00Z",
    LocalDate: "2026-01-01",
  };
  return values[type.name] ?? "999999";
}

function withOne(inputs: readonly Input[], text: string): Record<string, unknown>[] {
  return inputs.flatMap(({ name, type }) =>
    valuesWith(type, text).map((value) => ({ ...fewest(inputs), [name]: value })),
  );
}

function valuesWith(type: GraphQLInputType, text: string): unknown[] {
  if (isNonNullType(type)) return valuesWith(type.ofType, text);
  if (isListType(type)) return valuesWith(type.ofType, text).map((value) => [value]);
  if (isInputObjectType(type)) return withOne(Object.values(type.getFields()), text);
  return isScalarType(type) && ["String", "ID"].includes(type.name) ? [text] : [];
}

/** Bodies for REST calls that reject an empty body; new values for each call. */
export function restBodyOf(name: string): Record<string, unknown> {
  const username = `user-${randomUUID().slice(0, 13)}`;
  const person = { email: `${username}@people.example`, firstName: "Noor", lastName: "Haddad" };
  const bodies: Record<string, Record<string, unknown>> = {
    "POST /api/admin/blog/posts": { title: "A title", content: "Words.", category: "news" },
    "POST /api/admin/bulk-notifications": {
      title: "A title",
      message: "Words.",
      type: "info",
      roles: ["admin"],
    },
    "POST /api/admin/solutions": {
      title: `Solution ${username}`,
      description: "Words.",
      category: "Video Analysis",
      vendor: "Arrowmere Analytics",
    },
    "POST /api/auth/login": { username, password: "not-the-password" },
    "POST /api/auth/login/second-factor": { token: "no-token", code: "123456" },
    "POST /api/auth/register": { username, password: "long-enough-1", ...person },
    "PATCH /api/admin/users/{id}": { role: "user" },
    "POST /api/admin/users/{id}/reset-password": { newPassword: "secret-2" },
    "PUT /api/admin/blog/posts/{id}": { title: "A title", content: "Words.", category: "news" },
  };
  return bodies[name] ?? {};
}
