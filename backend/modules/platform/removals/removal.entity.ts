import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";

/** The kinds of which clients can synchronize copies, by type name. */
export const CopiedKinds = {
  SOLUTION: "Solution",
  VENDOR: "Vendor",
  OPPORTUNITY: "Opportunity",
  COLLABORATION: "Collaboration",
  RESEARCH_PAPER: "ResearchPaper",
  UNIVERSITY_PARTNER: "UniversityPartner",
  RESEARCH_TOPIC: "ResearchTopic",
  MARKET_TREND: "MarketTrend",
  BLOG_POST: "BlogPost",
} as const;

export type CopiedKind = (typeof CopiedKinds)[keyof typeof CopiedKinds];

registerEnumType(CopiedKinds, {
  name: "CopiedKind",
  description: "A kind of public record that can be copied and kept in step.",
  valuesConfig: {
    SOLUTION: { description: "In `solutions`." },
    VENDOR: { description: "In `vendors`." },
    OPPORTUNITY: { description: "In `opportunities`." },
    COLLABORATION: { description: "In `collaborations`." },
    RESEARCH_PAPER: { description: "In `researchPapers`." },
    UNIVERSITY_PARTNER: { description: "In `universityPartners`." },
    RESEARCH_TOPIC: { description: "In `researchTopics`." },
    MARKET_TREND: { description: "In `marketTrends`." },
    BLOG_POST: { description: "In `blogPosts`." },
  },
});

@ObjectType({ description: "A record that is no longer public: withdrawn, unpublished or deleted." })
@Entity({ tableName: "removals" })
export class Removal {
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => CopiedKinds, { description: "What it was." })
  @Property({ columnType: "text" })
  kind!: CopiedKind;

  @Field(() => ID, { description: "The `id` that it had." })
  @Property({ type: "integer" })
  recordId!: number;

  @Field({ description: "When it was removed." })
  @Property({ columnType: "timestamptz(3)" })
  removedAt!: Date;
}
