import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { HTTP_STATUS } from "../../shared/errors.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { spendOn } from "./cost-budget.ts";
import { costMeter } from "./document-cost.ts";

/** The maximum cost of an operation, about twice that of our largest at 100 items per page. */
export const MAX_COST = 30_000;

/**
 * The maximum number of values in lists and objects of an operation's variables, ten times what a form sends.
 */
export const MAX_VALUES = 1_000;

/** Whether raw variables hold more than `MAX_VALUES`; coercing long lists would block the event loop. */
export function holdTooMuch(variables: object): boolean {
  const waiting: object[] = [variables];
  let found = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const values = Object.values(next);
    found += values.length;
    if (found > MAX_VALUES) return true;
    for (const value of values) if (typeof value === "object" && value !== null) waiting.push(value);
  }
  return false;
}

function refusal(message: string): GraphQLError {
  const http = { status: HTTP_STATUS.BAD_USER_INPUT };
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http } });
}

/**
 * Refuses operations that cost too much, or more than their caller has left, before executing them; responses
 * include their actual or estimated cost and what is left.
 */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const costOf = costMeter(schema);
  return {
    async requestDidStart() {
      let requested: number | undefined;
      let spent: Awaited<ReturnType<typeof spendOn>> | undefined;
      return {
        async didResolveOperation({ document, operation, contextValue, request: { variables = {} } }) {
          if (holdTooMuch(variables))
            throw refusal(
              `The variables of an operation can have up to ${MAX_VALUES} values. Send shorter lists.`,
            );
          const cost = operation ? costOf({ document, operation, variables }) : 0;
          if (cost <= MAX_COST) {
            requested = cost;
            spent = await spendOn(contextValue, cost);
            if (spent.refusal) throw spent.refusal;
            return;
          }
          const times = Number.isFinite(cost) ? `costs ${cost}` : "is too large to measure";
          throw refusal(
            `This operation ${times}, and the limit is ${MAX_COST}. Ask for fewer fields, a smaller \`first\` or fewer facets, or split it into several requests.`,
          );
        },
        async willSendResponse({ contextValue, response: { body, http } }) {
          if (requested === undefined || !spent || body.kind !== "single") return;
          for (const [name, value] of spent.headers) http.headers.set(name, value);
          // Visitors may share cached responses, so their remaining budget is only in the headers.
          const { left, resetsAt } = spent;
          const own = contextValue.actor ? { left, resetsAt } : {};
          body.singleResult.extensions = {
            ...body.singleResult.extensions,
            cost: { requested, maximum: MAX_COST, ...own },
          };
        },
      };
    },
  };
}
