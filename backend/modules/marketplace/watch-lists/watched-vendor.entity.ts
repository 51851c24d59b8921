import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { Organization } from "../organizations/organization.entity.ts";
import { type PipelineStage, PipelineStages } from "./pipeline-stage.ts";

@ObjectType({ description: "A vendor on a watch list, which only its person or organization sees." })
@Entity({ tableName: "watched_vendors" })
export class WatchedVendor {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => Vendor, { description: "The vendor." })
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  /** Whose list it is on, unless it is an organization's. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  user?: Ref<User> | null;

  @Field(() => Organization, {
    nullable: true,
    description: "The organization whose members share it; null on the viewer's own list.",
  })
  @ManyToOne(() => Organization, { ref: true, nullable: true })
  organization?: Ref<Organization> | null;

  @ManyToOne(() => User, { ref: true, nullable: true })
  addedBy?: Ref<User> | null;

  @Field(() => String, { nullable: true, description: "Who added it; null if their account is gone." })
  @Formula(
    (_columns, { alias }) =>
      `(select u.first_name || ' ' || u.last_name from users u
        where u.id = ${alias}.added_by_id and u.anonymized_at is null)`,
    { type: "text", lazy: true },
  )
  addedByName?: Opt<string> | null;

  @Field(() => PipelineStages, { description: "The stage of one's own pipeline." })
  @Property({ columnType: "text", default: "watching" })
  stage: Opt<PipelineStage> = "watching";

  @Field(() => String, { nullable: true, description: "A note; null if there is none." })
  @Property({ columnType: "text", default: "" })
  note: Opt<string> = "";

  @Field(() => [String], { description: "One's own tags." })
  @Property({ columnType: "text[]" })
  tags: Opt<string[]> = [];

  @Field(() => Int, { description: "Increases with each change; send it back to detect conflicts." })
  @Property({ type: "integer", default: 1 })
  version: Opt<number> = 1;

  @Field(() => Date, { description: "When it was added." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Opt<Date> = new Date();

  @Field(() => Date, { description: "When it last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Opt<Date> = new Date();
}
