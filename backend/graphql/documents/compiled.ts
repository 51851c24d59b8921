import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { Context } from "../../shared/context.ts";

/** An operation as a function, which answers as executing its document would. */
export type CompiledQuery = (
  context: Context,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionResult> | ExecutionResult;

/** Compiling costs as much as executing some twenty times, so an operation must have shown that it comes back. */
const USES = 20;
/** How many are kept; some 100 kB each. */
const MAX_COMPILED = 200;

/** The only operation of a document. */
export function onlyOperation({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  const [first, second] = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return second ? undefined : first;
}

/** Compiles the queries that come again and again, of which the latest are kept. */
export class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #uses = new WeakMap<DocumentNode, number>();
  readonly #compiled = new Map<DocumentNode, CompiledQuery | undefined>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Undefined for a document that is new, can't be compiled, or changes something. */
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
