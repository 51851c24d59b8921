import type { RequestHandler } from "express";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { InvalidInputError } from "../../shared/errors.ts";
import { documentRules } from "../documents/document-rules.ts";
import { holdTooMuch, MAX_COST, MAX_VALUES } from "./cost-limit.ts";
import { costMeter } from "./document-cost.ts";
import { MAX_TOKENS } from "./limits.ts";

const rules = [...specifiedRules, ...documentRules];

function parsed(schema: GraphQLSchema, query: string): DocumentNode {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const [error] = validate(schema, document, rules, { maxErrors: 1 });
    if (error) throw error;
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) throw new InvalidInputError(error.message);
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Responds with the cost of an operation, measured like the limit does, without executing it. */
export function costEstimate(schema: GraphQLSchema): RequestHandler {
  const costOf = costMeter(schema);
  return (request, response) => {
    const { query, operationName, variables = {} } = isObject(request.body) ? request.body : {};
    if (typeof query !== "string") throw new InvalidInputError("Send the document as `query`.");
    const given = variables ?? {};
    if (!isObject(given)) throw new InvalidInputError("Send `variables` as an object.");
    if (holdTooMuch(given))
      throw new InvalidInputError(
        `The variables of an operation can have up to ${MAX_VALUES} values. Send shorter lists.`,
      );
    const document = parsed(schema, query);
    const operation = getOperationAST(
      document,
      typeof operationName === "string" ? operationName : undefined,
    );
    if (!operation) throw new InvalidInputError("Set `operationName` to say which operation you mean.");
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given, {
      maxErrors: 1,
    });
    if (errors?.[0]) throw new InvalidInputError(errors[0].message);
    const cost = costOf({ document, operation, variables: given });
    // JSON has no infinity: an operation too large to measure has the cost null, and is refused.
    response
      .set("Cache-Control", "no-store")
      .json({ cost: Number.isFinite(cost) ? cost : null, maximum: MAX_COST });
  };
}
