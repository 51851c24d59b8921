import type { Collection, Ref } from "@mikro-orm/core";

type Related<Value> =
  Value extends Ref<infer Target> ? Row<Target> : Value extends Collection<infer Item> ? Row<Item>[] : Value;

/** A row from the database: scalar values, with related rows nested. */
export type Row<Entity> = { [Name in keyof Entity]: Related<Entity[Name]> };
