import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { buildSchemaSync, Query, Resolver } from "type-graphql";
import { describe, expect, it } from "vitest";
import { modules } from "../../modules.ts";
import {
  type Access,
  Allowed,
  CREDENTIAL_EXTENSION,
  Public,
  SESSION_EXTENSION,
  SignedIn,
} from "../../shared/access.ts";
import { type Actor, isAdministrator, ROLES, type Role } from "../../shared/actor.ts";
import { ApplicationError, HTTP_STATUS } from "../../shared/errors.ts";
import type { Scope } from "../../shared/scopes.rules.ts";
import { createSchema } from "../schema.ts";
import { accessOf, authorize, type Gate, gateOf, guardRootFields, rootTypes } from "./authorization.ts";
import { tokenAreas } from "./token-areas.ts";

describe("authorization", () => {
  it("is said by every root field of the schema", () => {
    const silent = rootTypes(createSchema()).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !accessOf(field))
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("is closed to access tokens where a field is in no area, which every field says", () => {
    const areaOf = tokenAreas(modules.map(({ access }) => access ?? {}));
    const gates = rootTypes(createSchema()).flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        bySession: Boolean(field.extensions[SESSION_EXTENSION] ?? field.extensions[CREDENTIAL_EXTENSION]),
        administrators: accessOf(field)?.kind === "roles",
        area: areaOf(`${type.name}.${field.name}`),
        scope: gateOf(accessOf(field) ?? { kind: "public" }, field, type.name, areaOf).scope,
      })),
    );
    expect(gates.filter(({ area, bySession }) => !area && !bySession).map(({ name }) => name)).toEqual([]);
    expect(gates.filter(({ bySession, scope }) => bySession && scope)).toEqual([]);
    const closed = gates.filter(({ scope, bySession }) => !scope && !bySession);
    expect(closed.filter(({ name, area }) => area !== "account" || !name.startsWith("Mutation."))).toEqual(
      [],
    );
    expect(gates.filter(({ area, administrators }) => area === "admin" && !administrators)).toMatchObject([]);
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
    const at = (access: Access) => outcome({ access, scope: "catalog:read" }, [undefined, ...people]);
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
      token("user", "catalog:read"),
      token("user", "catalog:read", "catalog:write"),
      token("admin", "catalog:write"),
      token("user"),
    ];
    const at = (kind: "public" | "signedIn", scope?: Scope) => outcome({ access: { kind }, scope }, tokens);
    expect(at("signedIn", "catalog:read")).toEqual(["in", "in", 403, 403]);
    expect(at("signedIn", "catalog:write")).toEqual([403, "in", "in", 403]);
    expect(at("public", "catalog:read")).toEqual(["in", "in", 403, 403]);
    expect(at("public")).toEqual([403, 403, 403, 403]);
    const gate: Gate = { access: { kind: "roles", roles: ["admin"] }, scope: "admin:write" };
    expect(outcome(gate, [token("admin", "admin:write"), token("user", "admin:write"), ...tokens])).toEqual([
      "in",
      403,
      403,
      403,
      403,
      403,
    ]);
    const administers = (...scopes: Scope[]) => isAdministrator(token("admin", ...scopes));
    expect([administers("catalog:write"), administers("admin:read", "catalog:write")]).toEqual([
      false,
      false,
    ]);
    expect([administers("admin:read", "catalog:read"), administers("admin:write")]).toEqual([true, true]);
    expect(isAdministrator(token("user", "admin:write"))).toBe(false);
  });

  it("rejects the system actor", () => {
    expect(outcome({ access: { kind: "public" }, scope: "catalog:read" }, [{ kind: "system" }])).toEqual([
      "failed",
    ]);
  });
});
