import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getVariableValues,
} from "graphql";
import type { Context } from "../shared/context.ts";
import { CompiledQueries, onlyOperation } from "./compiled.ts";

/** A parsed and validated document with what it is executed with. */
export interface Operation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
  readonly context: Context;
}

/** Executes operations of a schema. */
export type Execute = (operation: Operation) => Promise<ExecutionResult>;

/**
 * Executes the operations of a schema; queries that come again and again run compiled.
 * What may be asked, and what is said of a failure, graphql-js alone decides: it looks at the variables first, and
 * a compiled query that fails is thrown away and executed by it.
 */
export function createExecutor(schema: GraphQLSchema): Execute {
  const queries = new CompiledQueries(schema);
  return async ({ document, variables = {}, operationName, context }) => {
    const operation = onlyOperation(document);
    const meant = operation && (!operationName || operation.name?.value === operationName);
    const compiled = meant ? queries.of(document) : undefined;
    if (compiled && !getVariableValues(schema, operation?.variableDefinitions ?? [], variables).errors) {
      const result = await compiled(context, variables);
      if (!result.errors) return result;
    }
    return execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      ...(operationName ? { operationName } : {}),
    });
  };
}
