import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { HTTP_STATUS } from "../shared/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";
import { costMeter } from "./cost.ts";

/** The highest cost of an operation, about twice that of our largest at 100 items a page. */
export const MAX_COST = 30_000;

/** Refuses operations that cost too much, before anything of them is executed. */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const costOf = costMeter(schema);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request: { variables = {} } }) {
          const cost = operation ? costOf({ document, operation, variables }) : 0;
          if (cost <= MAX_COST) return;
          const times = Number.isFinite(cost) ? `costs ${cost}` : "is too large to be measured";
          throw new GraphQLError(
            `This operation ${times}, and ${MAX_COST} is the most. Ask for fewer fields, a smaller \`first\` or fewer facets, or in several requests.`,
            { extensions: { code: "BAD_USER_INPUT", http: { status: HTTP_STATUS.BAD_USER_INPUT } } },
          );
        },
      };
    },
  };
}
