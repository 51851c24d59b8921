import { GraphQLError, type ValidationRule } from "graphql";
import { credentialLimit } from "../authorization/credential-limit.ts";
import { limitRules } from "../cost/limits.ts";

/**
 * Rejects operation types that the schema has no root type for. GraphQL 16 has no such validation rule and
 * fails only during execution, as if it were a server error.
 */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    const message = `The ${node.operation} operation is not supported by the schema.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});

/** Validation rules in addition to those of GraphQL itself. */
export const documentRules: ValidationRule[] = [...limitRules, knownOperationTypes, credentialLimit];
