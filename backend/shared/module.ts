import type { EntityManager } from "@mikro-orm/postgresql";
import type { Router } from "express";
import type { ImportKind } from "./import-kind/kind.ts";
import type { Job } from "./job.ts";
import type { AnyList } from "./listing/list.ts";
import type { PersonalData } from "./personal-data.ts";
import type { PublicPages } from "./public-pages.ts";
import type { ContextOf } from "./request-context.ts";
import type { RestRoute } from "./rest-table/route.ts";

/** Who may call something: anybody, whoever is signed in, or administrators. */
export type Audience = "everyone" | "signed in" | "administrators";

/** A module's rows of the authorization matrix; a test compares them with what really happens. */
export interface AccessRows {
  /** By `Query.name` or `Mutation.name`. */
  readonly operations?: Readonly<Record<string, Audience>>;
  /** By method and path, as in the REST table. */
  readonly restCalls?: Readonly<Record<string, Audience>>;
}

/** Demo data. */
export interface Seed {
  /** Whether it adds what is missing at every start of the demo; otherwise it runs once, in an empty database. */
  readonly everyStart?: boolean;
  /** @param today the day that the demo's dates are relative to. */
  readonly run: (em: EntityManager, today: Date) => unknown;
}

type Class = new () => object;

/** What a module brings. `modules.ts` lists all modules; schema, mapping, REST table and the rest are made from it. */
export interface Module {
  readonly entities?: readonly Class[];
  readonly resolvers?: readonly Class[];
  readonly access?: AccessRows;
  readonly jobs?: readonly Job<never>[];
  readonly restRoutes?: readonly RestRoute[];
  /** Addresses outside of /graphql and /api, such as feeds. */
  readonly routers?: readonly ((contextOf: ContextOf) => Router)[];
  readonly pages?: PublicPages;
  readonly personalData?: PersonalData;
  readonly seed?: Seed;
  /** The declarations of its lists. */
  readonly lists?: readonly AnyList[];
  /** What the importer can read. */
  readonly importKinds?: readonly ImportKind[];
}
