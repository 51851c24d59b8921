import type { CodegenConfig } from "@graphql-codegen/cli";

const shared = {
  useTypeImports: true,
  scalars: { DateTime: "string", LocalDate: "string" },
  strictScalars: true,
};

const DOCUMENTS = "frontend/**/*.graphql";

/** Typed documents and hooks beside every `.graphql` of the frontend. */
const config: CodegenConfig = {
  schema: "schema.graphql",
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
  generates: {
    "frontend/graphql/schema.generated.ts": {
      documents: DOCUMENTS,
      plugins: ["typescript-operations"],
      config: { ...shared, generateOperationTypes: false },
    },
    "examples/list-solutions.generated.ts": {
      documents: "examples/*.graphql",
      plugins: ["typescript-operations", "typed-document-node"],
      config: shared,
    },
    "frontend/": {
      documents: DOCUMENTS,
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./frontend/graphql/hooks-plugin.ts"],
      config: {
        ...shared,
        importSchemaTypesFrom: "frontend/graphql/schema.generated.ts",
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
