import type { Collection, Ref } from "@mikro-orm/core";

type Related<Value> =
  Value extends Ref<infer Target> ? Row<Target> : Value extends Collection<infer Item> ? Row<Item>[] : Value;

/** An entity as it is read: plain values, what it refers to as rows within it. */
export type Row<Entity> = { [Name in keyof Entity]: Related<Entity[Name]> };
