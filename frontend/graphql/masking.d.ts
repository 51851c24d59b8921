import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

declare module "@apollo/client" {
  /** Masks data so that a component sees only the fields of its own fragment. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
