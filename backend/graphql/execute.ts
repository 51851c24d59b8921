import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
} from "graphql";
import { asPerson } from "../shared/actor.ts";
import type { Context } from "../shared/context.ts";
import { HTTP_STATUS, UnavailableError } from "../shared/errors.ts";
import { createAccountTurns } from "../shared/postgres/account-turns.ts";
import { withConnectionQuota } from "../shared/postgres/connection-quota.ts";
import { CompiledQueries, onlyOperation } from "./documents/compiled.ts";

/** A parsed and validated document with its variables and context. */
export interface Operation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
  readonly context: Context;
}

/** Executes an operation of a schema. */
export type Execute = (operation: Operation) => Promise<ExecutionResult>;

/**
 * Returns a function that executes operations; queries get a fair share of connections and time, and the
 * writes of an account run one after another.
 */
export function createExecutor(schema: GraphQLSchema): Execute {
  const executeOn = compilingExecutor(schema);
  const accountTurns = createAccountTurns();
  return async (asked) => {
    const { operation } = getOperationAST(asked.document, asked.operationName) ?? {};
    if (operation === OperationTypeNode.SUBSCRIPTION) return notHere();
    const account = asPerson(asked.context.actor)?.id;
    const run = () => executeOn(asked);
    if (operation !== OperationTypeNode.QUERY) return accountTurns.writing(account, run).catch(tooLate);
    return accountTurns
      .reading(account, (turns) => withConnectionQuota(run, undefined, turns))
      .catch(tooLate);
  };
}

/**
 * Returns a function that executes operations without limiting connections and time. Frequent queries run
 * compiled, but graphql-js alone decides which variables are valid and how failures are reported: it checks
 * the variables first, and the result of a failed compiled query is discarded and the query executed again by
 * it.
 */
export function compilingExecutor(schema: GraphQLSchema): Execute {
  const queries = new CompiledQueries(schema);
  return async ({ document, variables = {}, operationName, context }) => {
    const operation = onlyOperation(document);
    const meant = operation && (!operationName || operation.name?.value === operationName);
    const compiled = meant ? queries.of(document) : undefined;
    if (compiled && !getVariableValues(schema, operation?.variableDefinitions ?? [], variables).errors) {
      const result = await compiled(context, variables);
      if (!result.errors) return result;
    }
    const result = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      ...(operationName ? { operationName } : {}),
    });
    return result.data === undefined ? asCallersFault(result) : result;
  };
}

/**
 * A result without data means that nothing was executed. Apollo Server recognizes refused variables, but not
 * the error that cuts off a long list of them.
 */
function asCallersFault(result: ExecutionResult): ExecutionResult {
  for (const { message, extensions } of result.errors ?? []) {
    if (message.startsWith("Too many errors processing variables")) extensions.code = "BAD_USER_INPUT";
  }
  return result;
}

function notHere(): ExecutionResult {
  const message = "Subscriptions are served at /graphql/stream, as server-sent events.";
  const http = { status: HTTP_STATUS.BAD_USER_INPUT };
  return { errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http } })] };
}

function tooLate(error: unknown): ExecutionResult {
  if (!(error instanceof UnavailableError)) throw error;
  return { errors: [new GraphQLError(error.message, { originalError: error })] };
}
