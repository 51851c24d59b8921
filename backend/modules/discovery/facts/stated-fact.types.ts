import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { type QuotedField, QuotedFields } from "../briefs/judging/record-texts.ts";
import { type FactKind, FactKinds } from "./read-facts.ts";

registerEnumType(FactKinds, {
  name: "StatedFactKind",
  description: "What a fact that was read from a text is about.",
  valuesConfig: {
    INTEGRATION: { description: "A product that it works with." },
    LEVEL: { description: "A level of sport that it is for." },
    PLACE: { description: "Where it or its vendor is." },
    PLATFORM: { description: "What it runs on." },
    PRICE: { description: "What it costs, in US dollars a year." },
    PRODUCT: { description: "What kind of product it is." },
    SPORT: { description: "A sport that it is for." },
  },
});

@ObjectType({
  description:
    "A fact that a solution's texts state and its fields don't. It is read by rules, not by people.",
})
export class StatedFact {
  @Field(() => FactKinds, { description: "What it is about." })
  kind: FactKind;

  @Field({ description: "What it is about in words, such as `Works with`." })
  name: string;

  @Field({
    description:
      "The fact: a sport by the catalog's name, a level as `youth-academy`, a product, a platform, a place; US dollars a year of a price.",
  })
  value: string;

  @Field({ description: "The fact in words, such as `$1,188 a year`." })
  label: string;

  @Field(() => QuotedFields, { description: "The field that states it." })
  field: QuotedField;

  @Field(() => Int, { description: "Where the statement begins in the field or its item, in UTF-16 units." })
  start: number;

  @Field(() => Int, { description: "Where it ends." })
  end: number;

  @Field({ description: "The statement, verbatim." })
  quote: string;

  @Field(() => Float, { description: "How sure it is, from 0.7 to 1." })
  confidence: number;

  @Field({
    description: "Whether its vendor says that it isn't right; only who may edit the solution sees those.",
  })
  rejected: boolean;
}
