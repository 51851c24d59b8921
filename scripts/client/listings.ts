import type { AnyList } from "../../backend/shared/listing/list.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The generated frontend files by path, with each list's controls, labels and sort orders. */
export function clientListings(lists: readonly AnyList[]): Record<string, string> {
  const shown = lists.filter(({ path }) => path !== undefined);
  return Object.fromEntries(
    shown.map((list) => [
      `frontend/features/listing/lists/${kebab(list.name)}.generated.ts`,
      `// Generated from the list's declaration by \`npm run schema\`; do not edit.
import type { ${list.typeName}Filter, ${list.typeName}Sort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

${listingOf(list)}
`,
    ]),
  );
}

function listingOf(list: AnyList): string {
  const { name, typeName, path, file, filters, orders, defaultOrder, screenFilter = {} } = list;
  const params = Object.values(filters).filter(({ asArgument }) => !asArgument);
  const names = params.map(({ param }) => JSON.stringify(param)).join(" | ");
  const controls = Object.fromEntries(
    Object.entries(filters)
      .filter(([, { asArgument }]) => !asArgument)
      .map(([field, { param, label, shape, choices, facet }]) => [
        param,
        { field, label, shape, choices: choices ?? null, ordered: facet?.order === "descending" },
      ]),
  );
  const help = Object.fromEntries(
    Object.entries(orders).flatMap(([sort, order]) => (order.help ? [[sort, order.help]] : [])),
  );
  const listing = {
    name,
    path,
    ...(file ? { file } : {}),
    filters: controls,
    always: screenFilter,
    sorts: Object.fromEntries(
      Object.entries(orders)
        .filter(([, { forPrograms }]) => !forPrograms)
        .map(([sort, { label }]) => [sort, label]),
    ),
    ...(Object.keys(help).length > 0 ? { sortHelp: help } : {}),
    defaultSort: defaultOrder,
  };
  const hidden = Object.entries(orders).flatMap(([sort, { forPrograms }]) =>
    forPrograms ? [JSON.stringify(sort)] : [],
  );
  const sorts = hidden.length > 0 ? `Exclude<${typeName}Sort, ${hidden.join(" | ")}>` : `${typeName}Sort`;
  return `/** The filters and sort orders of ${name}. */
export const ${name}Listing: Listing<${names}, ${sorts}, ${typeName}Filter> = ${JSON.stringify(listing, null, 2)};`;
}
