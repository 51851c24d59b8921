import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

declare module "@apollo/client" {
  /** A component sees only the fields of its own fragment; the others stay masked. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
