import { GraphQLError, type ValidationRule } from "graphql";

/**
 * Refuses an operation of a kind that the schema has no root type for, such as a subscription. GraphQL 16 has no
 * such rule of its own and fails only while executing, as if the server were at fault.
 */
export const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    const message = `The ${node.operation} operation is not supported by the schema.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});
