import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { buildSchemaSync, Query, Resolver } from "type-graphql";
import { describe, expect, it } from "vitest";
import { type Access, Allowed, Public, SignedIn } from "../shared/access.ts";
import { type Actor, ROLES, type Role, type Scope } from "../shared/actor.ts";
import { ApplicationError, HTTP_STATUS } from "../shared/errors.ts";
import { accessOf, authorize, type Gate, guardRootFields, rootTypes } from "./authorization.ts";
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

  /** The gate's decision for a caller: admitted, or the error's status. */
  const outcome = (gate: Gate, actors: (Actor | undefined)[]) =>
    actors.map((actor) => {
      try {
        authorize(gate, { actor });
        return "in";
      } catch (error) {
        return error instanceof ApplicationError ? HTTP_STATUS[error.code] : "failed";
      }
    });

  it("lets in those who may, and nobody else", () => {
    const people = ROLES.map((role): Actor => ({ kind: "session", id: 1, role, sessionId: 1 }));
    const at = (access: Access) => outcome({ access, scope: "read" }, [undefined, ...people]);
    expect(at({ kind: "public" })).toEqual(["in", "in", "in", "in", "in", "in"]);
    expect(at({ kind: "signedIn" })).toEqual([401, "in", "in", "in", "in", "in"]);
    expect(at({ kind: "roles", roles: ["admin", "mentor"] })).toEqual([401, "in", 403, 403, "in", 403]);
  });

  it("lets an access token do what its scopes and its person's role let", () => {
    const token = (role: Role, ...scopes: Scope[]): Actor => ({
      kind: "token",
      id: 1,
      role,
      tokenId: 1,
      scopes,
    });
    const tokens = [
      token("user", "read"),
      token("user", "read", "write"),
      token("admin", "write"),
      token("user"),
    ];
    const at = (kind: "public" | "signedIn", scope?: Scope) => outcome({ access: { kind }, scope }, tokens);
    expect(at("signedIn", "read")).toEqual(["in", "in", 403, 403]);
    expect(at("signedIn", "write")).toEqual([403, "in", "in", 403]);
    expect(at("public", "read")).toEqual(["in", "in", 403, 403]);
    expect(at("public")).toEqual([403, 403, 403, 403]);
    expect(outcome({ access: { kind: "roles", roles: ["admin"] }, scope: "write" }, tokens)).toEqual([
      403,
      403,
      "in",
      403,
    ]);
  });

  it("rejects the system actor", () => {
    expect(outcome({ access: { kind: "public" }, scope: "read" }, [{ kind: "system" }])).toEqual(["failed"]);
  });
});
