import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import type { Versioned } from "../../../shared/schema/versioned.ts";
import { User } from "../../account/identity/user.entity.ts";
import type { CountedUnit } from "../../catalog/plans/plan.rules.ts";

@ObjectType({
  description:
    "How people choose among products: what is needed, weighted criteria, candidates, scores and a decision. Seen by its people only.",
})
@Entity({ tableName: "evaluations" })
export class Evaluation implements Versioned {
  [OptionalProps]?:
    | "need"
    | "costCounts"
    | "costMonths"
    | "costCurrency"
    | "version"
    | "createdAt"
    | "updatedAt"
    | "candidateCount"
    | "judgeCount"
    | "submittedCount";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "1 to 80 characters." })
  @Property({ columnType: "text" })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "What is needed, in plain text of at most 5,000 characters; null if nobody said.",
  })
  @Property({ columnType: "text" })
  need: string = "";

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day by which vendors are asked." })
  @Property({ type: "date", runtimeType: "string", nullable: true })
  questionsDue?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day by which vendors answer." })
  @Property({ type: "date", runtimeType: "string", nullable: true })
  answersDue?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day of the demonstrations." })
  @Property({ type: "date", runtimeType: "string", nullable: true })
  demosOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day of the decision." })
  @Property({ type: "date", runtimeType: "string", nullable: true })
  decideOn?: string | null;

  /** The secret part of the link that lets anyone read it; null while it isn't shared. */
  @Unique()
  @Property({ columnType: "text", nullable: true, hidden: true })
  shareToken?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When its owner ended the scoring; null while scores are taken.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  scoringClosedAt?: Date | null;

  @Property({ type: "integer", nullable: true })
  chosenId?: number | null;

  @Property({ type: "integer", nullable: true })
  runnerUpId?: number | null;

  @Property({ columnType: "text", nullable: true })
  reasons?: string | null;

  @Field(() => Date, { nullable: true, description: "When it was decided; null while it is open." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  decidedAt?: Date | null;

  @ManyToOne(() => User, { ref: true, nullable: true })
  decidedBy?: Ref<User> | null;

  /** The numbers that costs are for, by unit. */
  @Property({ type: "json" })
  costCounts: Partial<Record<CountedUnit, number>> = {};

  @Property({ type: "smallint" })
  costMonths: number = 12;

  @Property({ columnType: "text" })
  costCurrency: string = "USD";

  @Field(() => Int, { description: "Changes with each edit; expected by edits." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Field({ description: "When it was begun." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its name, criteria, candidates or decision last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  @Field(() => Int, { description: "How many candidates are compared." })
  @Formula(
    (_columns, { alias }) =>
      `(select count(*)::int from evaluation_candidates c where c.evaluation_id = ${alias}.id and c.removed_at is null)`,
    { type: "integer" },
  )
  candidateCount!: number;

  @Field(() => Int, { description: "How many judges have joined; the owner counts once they have scored." })
  @Formula((_columns, { alias }) => `(select count(*)::int ${judgesOf(alias)})`, { type: "integer" })
  judgeCount!: number;

  @Field(() => Int, { description: "How many of the judges' scores are in." })
  @Formula((_columns, { alias }) => `(select count(p.submitted_at)::int ${judgesOf(alias)})`, {
    type: "integer",
  })
  submittedCount!: number;
}

/** SQL of the judges of an evaluation: those who joined, and the owner once they have scored. */
const judgesOf = (alias: unknown): string =>
  `from evaluation_people p where p.evaluation_id = ${alias}.id and p.joined_at is not null and (p.role = 'judge'
    or p.role = 'owner' and exists (select from evaluation_scores s where s.person_id = p.id))`;

@ObjectType()
export class EvaluationConnection extends Connection(Evaluation) {}
