import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { buildSchemaSync, Query, Resolver } from "type-graphql";
import { describe, expect, it } from "vitest";
import { type Access, Allowed, Public, SignedIn } from "../shared/access.ts";
import { ROLES } from "../shared/context.ts";
import { ForbiddenError, UnauthenticatedError } from "../shared/errors.ts";
import { accessOf, authorize, guardRootFields, rootTypes } from "./authorization.ts";
import { createSchema } from "./schema.ts";

describe("authorization", () => {
  it("is said by every root field of the schema", () => {
    const silent = rootTypes(createSchema()).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !accessOf(field))
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("stops the start when a root field says nothing", () => {
    const query = new GraphQLObjectType({ name: "Query", fields: { secret: { type: GraphQLString } } });
    expect(() => guardRootFields(new GraphQLSchema({ query }))).toThrow(
      "Query.secret does not say who may call it.",
    );
  });

  it("is what a field's decorator says", () => {
    @Resolver()
    class Fields {
      @Public()
      @Query(() => String)
      open(): string {
        return "";
      }

      @SignedIn()
      @Query(() => String)
      own(): string {
        return "";
      }

      @Allowed("admin", "mentor")
      @Query(() => String)
      some(): string {
        return "";
      }
    }
    const fields =
      buildSchemaSync({ resolvers: [Fields], validate: false })
        .getQueryType()
        ?.getFields() ?? {};
    const said = ["open", "own", "some"].map((name) => {
      const field = fields[name];
      return field && accessOf(field);
    });
    expect(said).toEqual([
      { kind: "public" },
      { kind: "signedIn" },
      { kind: "roles", roles: ["admin", "mentor"] },
    ]);
  });

  it("lets in those who may, and nobody else", () => {
    const callers = [undefined, ...ROLES.map((role) => ({ id: 1, role }))];
    const outcome = (access: Access) =>
      callers.map((actor) => {
        try {
          authorize(access, { actor } as Parameters<typeof authorize>[1]);
          return "in";
        } catch (error) {
          if (error instanceof UnauthenticatedError) return 401;
          return error instanceof ForbiddenError ? 403 : error;
        }
      });
    expect(outcome({ kind: "public" })).toEqual(["in", "in", "in", "in", "in", "in"]);
    expect(outcome({ kind: "signedIn" })).toEqual([401, "in", "in", "in", "in", "in"]);
    expect(outcome({ kind: "roles", roles: ["admin", "mentor"] })).toEqual([401, "in", 403, 403, "in", 403]);
  });
});
