import type { EntityManager } from "@mikro-orm/postgresql";
import type { Router } from "express";
import type { RecordKind } from "./fields/field.rules.ts";
import type { ImportKind } from "./import-kind/kind.ts";
import type { Job } from "./job.ts";
import type { AnyList } from "./listing/list.ts";
import type { PersonalData } from "./personal-data.ts";
import type { PublicPages } from "./public-pages.ts";
import type { ContextOf } from "./request-context.ts";
import type { OpenApiPart } from "./rest-table/open-api-part.ts";
import type { RestRoute } from "./rest-table/route.ts";
import type { Area } from "./scopes.rules.ts";
import type { StandingAccess } from "./standing-access.ts";

/** Who may call something: anyone, signed-in users, or administrators. */
export type Audience = "everyone" | "signed in" | "administrators";

/** A module's part of the authorization matrix; a test compares it with actual behavior. */
export interface AccessRows {
  /**
   * The area whose scope access tokens need to call its operations; those for administrators are in the area
   * `admin`.
   */
  readonly area?: Area;
  /** By `Query.name` or `Mutation.name`. */
  readonly operations?: Readonly<Record<string, Audience>>;
  /** By method and path, as in the REST table. */
  readonly restCalls?: Readonly<Record<string, Audience>>;
}

/** Demo data. */
export interface Seed {
  /** Whether it runs at every start of the demo to add missing data; otherwise it runs once, in an empty database. */
  readonly everyStart?: boolean;
  /** @param today the date that the demo's dates are relative to. */
  readonly run: (em: EntityManager, today: Date) => unknown;
}

type Class = new () => object;

/**
 * What a module contributes. `modules.ts` lists all modules; the schema, mapping, REST table and more are
 * built from it.
 */
export interface Module {
  readonly entities?: readonly Class[];
  readonly resolvers?: readonly Class[];
  readonly access?: AccessRows;
  readonly jobs?: readonly Job<never>[];
  readonly restRoutes?: readonly RestRoute[];
  /** The messages that it sends to people's servers, by event, as OpenAPI describes them. */
  readonly describedWebhooks?: Readonly<Record<string, OpenApiPart>>;
  /** Routes outside of /graphql and /api, such as feeds. */
  readonly routers?: readonly ((contextOf: ContextOf) => Router)[];
  readonly pages?: PublicPages;
  readonly personalData?: PersonalData;
  /** The access that it gives a person and that outlives a sign-in. */
  readonly standingAccess?: StandingAccess;
  readonly seed?: Seed;
  /** Its lists. */
  readonly lists?: readonly AnyList[];
  /** Kinds of records that the importer supports. */
  readonly importKinds?: readonly ImportKind[];
  /** Kinds of public records whose fields are declared. */
  readonly recordKinds?: readonly RecordKind[];
}
