import { relative } from "node:path";
import { oldVisit, type PluginFunction } from "@graphql-codegen/plugin-helpers";
import type { FragmentDefinitionNode, FragmentSpreadNode, OperationDefinitionNode } from "graphql";

const RUNTIME = "frontend/graphql/hooks.ts";

function hooksFor(name: string, kind: string): string[] {
  // Subscriptions are handled outside of components.
  if (kind === "Subscription") return [];
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const document = `${name}Document`;
  if (kind === "Query") {
    return [
      `export const use${name}Query = (options: Hooks.QueryOptions<${types}>) =>\n  Hooks.useFreshQuery(${document}, options);`,
      `export const use${name}SuspenseQuery = (options: Hooks.SuspenseQueryOptions<${types}>) =>\n  Hooks.useFreshSuspenseQuery(${document}, options);`,
    ];
  }
  return [
    `export const use${name}${kind} = (options?: Hooks.${kind}Options<${types}>) =>\n  Hooks.use${kind}(${document}, options);`,
  ];
}

/** The name of a fragment's type: `VendorForm_VendorFragment` of `VendorForm_vendor`. */
const typeOf = (fragment: string) =>
  `${fragment.replace(/(^|_)[a-z]/g, (letters) => letters.toUpperCase())}Fragment`;

/**
 * A code generation plugin that emits one hook per operation, bound to its typed document: `useXQuery` and
 * `useXSuspenseQuery`, or `useXMutation`. The types of unmasked fragments of other files are imported even though their
 * fields are written out, and re-exported, so that no import is unused.
 */
export const plugin: PluginFunction = (_schema, documents, _config, info) => {
  const hooks: string[] = [];
  const own = new Set<string>();
  const spread = new Set<string>();
  for (const { document } of documents) {
    if (!document) continue;
    oldVisit(document, {
      enter: {
        OperationDefinition(node: OperationDefinitionNode) {
          const kind = node.operation.charAt(0).toUpperCase() + node.operation.slice(1);
          if (node.name) hooks.push(...hooksFor(node.name.value, kind));
        },
        FragmentDefinition: ({ name }: FragmentDefinitionNode) => void own.add(name.value),
        FragmentSpread({ name, directives = [] }: FragmentSpreadNode) {
          if (directives.some((directive) => directive.name.value === "unmask")) spread.add(name.value);
        },
      },
    });
  }
  if (hooks.length === 0) return "";
  const path = relative(`${info?.outputFile ?? ""}/..`, RUNTIME);
  const passedOn = [...spread]
    .filter((name) => !own.has(name))
    .map((name) => `export type { ${typeOf(name)} };`);
  return { prepend: [`import * as Hooks from "${path}";`], content: [...hooks, ...passedOn].join("\n") };
};
