import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** The kinds of series that are predicted. */
export const PredictionKinds = { TREND: "trend", FUNDING: "funding", SEGMENT_FUNDING: "segment" } as const;

export type PredictionKind = (typeof PredictionKinds)[keyof typeof PredictionKinds];

registerEnumType(PredictionKinds, {
  name: "MarketPredictionKind",
  description: "What is predicted: a trend's metric, the funding of a quarter, or that of a segment.",
  valuesConfig: {
    FUNDING: { description: "The funding of a quarter." },
    SEGMENT_FUNDING: { description: "The funding of a segment." },
    TREND: { description: "The metric of a trend." },
  },
});

@ObjectType({ description: "A known value of a predicted series." })
export class PredictionRow {
  @Field(() => GraphQLLocalDate, { description: "The last day of its period." })
  observedOn: string;

  @Field(() => Float, { description: "In the series's unit." })
  value: number;
}

@ObjectType({ description: "How far the same method was off on the last known values." })
export class PredictionBackTest {
  @Field(() => Int, { description: "How many of the last values were predicted, each from those before it." })
  points: number;

  @Field(() => Float, { description: "The mean error, in percent of the true values." })
  meanErrorPercent: number;

  @Field(() => Float, {
    description: "The mean error of predicting no change; where this is lower, the prediction adds nothing.",
  })
  noChangeErrorPercent: number;
}

@ObjectType({ description: "What a series of the market is expected to do next, computed from its values." })
export class MarketPrediction {
  @Field({ description: "The trend's title, or which funding it is." })
  trend: string;

  @Field(() => PredictionKinds, { description: "What is predicted." })
  kind: PredictionKind;

  @Field(() => ID, { nullable: true, description: "The trend's id, of a trend." })
  trendId: string | null;

  @Field(() => String, { nullable: true, description: "What the values measure." })
  measure: string | null;

  @Field(() => String, { nullable: true, description: "The unit of the values." })
  unit: string | null;

  @Field({ description: "Where the values come from." })
  source: string;

  @Field(() => Float, { description: "The predicted change from the last value, in percent of it." })
  growth: number;

  @Field(() => Float, {
    description: `The probability of a change in the predicted direction, 0.5 (nothing known) to 0.95, by Student's t
with the line's error or the back-test's, whichever is larger; 0.5 where predicting no change did as well.`,
  })
  confidence: number;

  @Field(() => GraphQLLocalDate, {
    description: "The last day of the predicted period: one step after the last value, even if that is past.",
  })
  predictedOn: string;

  @Field(() => Float, { description: "The predicted value." })
  value: number;

  @Field(() => Float, { description: "The lower end of the 80% interval." })
  low: number;

  @Field(() => Float, { description: "The upper end of the 80% interval." })
  high: number;

  @Field({ description: "How it was computed." })
  method: string;

  @Field(() => PredictionBackTest, { description: "How the method did on the last known values." })
  backTest: PredictionBackTest;

  @Field(() => [PredictionRow], { description: "The values it was computed from, oldest first; at most 40." })
  rows: PredictionRow[];
}
