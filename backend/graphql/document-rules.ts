import { GraphQLError, type ValidationRule } from "graphql";
import { credentialLimit } from "./credential-limit.ts";
import { limitRules } from "./limits.ts";

/**
 * Refuses an operation of a kind that the schema has no root type for, such as a subscription. GraphQL 16 has no
 * such rule of its own and fails only while executing, as if the server were at fault.
 */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    const message = `The ${node.operation} operation is not supported by the schema.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});

/** What a document must keep besides the rules of GraphQL itself. */
export const documentRules: ValidationRule[] = [...limitRules, knownOperationTypes, credentialLimit];
