import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { Context } from "../../shared/context.ts";

/** An operation compiled to a function, with the same result as executing its document. */
export type CompiledQuery = (
  context: Context,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionResult> | ExecutionResult;

/**
 * Compiling costs as much as about twenty executions, so an operation is compiled only after that many uses.
 */
const USES = 20;
/** The maximum number of compiled queries, at some 100 kB each. */
const MAX_COMPILED = 200;

/** Returns the only operation of a document; undefined if there are several. */
export function onlyOperation({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  const [first, second] = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return second ? undefined : first;
}

/** Compiles frequently used queries and caches the most recently compiled ones. */
export class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #uses = new WeakMap<DocumentNode, number>();
  readonly #compiled = new Map<DocumentNode, CompiledQuery | undefined>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /**
   * Returns the compiled query; undefined for a document that is new, can't be compiled, or isn't a query.
   */
  of(document: DocumentNode): CompiledQuery | undefined {
    if (this.#compiled.has(document)) return this.#compiled.get(document);
    const uses = (this.#uses.get(document) ?? 0) + 1;
    this.#uses.set(document, uses);
    return uses < USES ? undefined : this.#compile(document);
  }

  #compile(document: DocumentNode): CompiledQuery | undefined {
    const compiled =
      onlyOperation(document)?.operation === "query" ? compileQuery(this.#schema, document) : { errors: [] };
    const query: CompiledQuery | undefined = isCompiledQuery(compiled)
      ? (context, variables) => compiled.query(undefined, context, variables)
      : undefined;
    this.#compiled.set(document, query);
    const [oldest] = this.#compiled.keys();
    if (this.#compiled.size > MAX_COMPILED && oldest) {
      this.#compiled.delete(oldest);
      this.#uses.delete(oldest);
    }
    return query;
  }
}
