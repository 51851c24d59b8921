import { ArgsType, type ClassType, Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Connection, PageArguments } from "../paging/connection.ts";
import type { TypeOf } from "./filter.ts";
import type { AnyList, Order } from "./list.ts";
import { SYNTAX } from "./list-search.ts";
import { FacetValue } from "./reading/facet-counts.ts";

/** The GraphQL classes of a list. */
export interface ListTypes {
  readonly Arguments: ClassType<PageArguments>;
  readonly Connection: ClassType<object>;
  /** The type of `filter`; undefined without filters. */
  readonly Filter: ClassType<object> | undefined;
  /** The type of the counts of its filters; undefined if none is counted. */
  readonly Facets: ClassType<object> | undefined;
}

/** Adds a field to a class, as its decorator would. */
function addField(
  target: ClassType<object>,
  name: string,
  type: TypeOf,
  options: Parameters<typeof Field>[1],
) {
  Field(type, { ...options, simple: true })(target.prototype as object, name, undefined as never);
}

function filterType({ typeName, ...list }: AnyList): ClassType<object> | undefined {
  const filters = Object.entries(list.filters).filter(([, { asArgument }]) => !asArgument);
  if (filters.length === 0) return undefined;
  @InputType(`${typeName}Filter`, {
    description: "Values of one filter are alternatives; all filters must match.",
  })
  class FilterType {}
  for (const [name, { type, description }] of filters) {
    addField(FilterType, name, type, { nullable: true, description });
  }
  return FilterType;
}

const sortTypes = new Map<AnyList, Record<string, string>>();

function sortType(list: AnyList): Record<string, string> {
  const known = sortTypes.get(list);
  if (known) return known;
  const { name, orders, typeName } = list;
  const sorts = sortEnum(`${typeName}Sort`, name, orders);
  sortTypes.set(list, sorts);
  return sorts;
}

/** Registers the enum of the sort orders of a list, or of orders like them. */
export function sortEnum(
  name: string,
  listName: string,
  orders: Readonly<Record<string, Pick<Order<never>, "label" | "help" | "description">>>,
): Record<string, string> {
  const sorts = Object.fromEntries(Object.keys(orders).map((sort) => [sort, sort]));
  registerEnumType(sorts, {
    name,
    description: `Sort order of ${listName}.`,
    valuesConfig: Object.fromEntries(
      Object.entries(orders).map(([sort, { label, help, description = help }]) => [
        sort,
        { description: description ? `${label}. ${description}` : `${label}.` },
      ]),
    ),
  });
  return sorts;
}

/** The arguments for paging in both directions. */
function pageArguments(): ClassType<PageArguments> {
  @ArgsType()
  class Arguments extends PageArguments {}
  addField(Arguments, "last", () => Int, {
    nullable: true,
    description:
      "Number of items, 1 to 100, of a page that ends before `before`, or else with the list; instead of `first`.",
  });
  addField(Arguments, "before", () => String, {
    nullable: true,
    description: "The cursor before which the page ends; only with `last`.",
  });
  return Arguments;
}

function addSort(Arguments: ClassType<PageArguments>, list: AnyList): void {
  const sorts = sortType(list);
  addField(Arguments, "sort", () => sorts, {
    defaultValue: list.defaultOrder,
    description: "The order of the items.",
  });
}

function argumentsType(list: AnyList, FilterType: ClassType<object> | undefined): ClassType<PageArguments> {
  const Arguments = pageArguments();
  if (list.search) {
    addField(Arguments, "search", () => String, {
      nullable: true,
      description: `${list.search.description} ${SYNTAX}`,
    });
  }
  const all = Object.entries(list.filters);
  const args = all.filter(([, { asArgument }]) => asArgument);
  for (const [name, { type, description }] of args) {
    addField(Arguments, name, type, { nullable: true, description });
  }
  if (FilterType) {
    addField(Arguments, "filter", () => FilterType, {
      nullable: true,
      description: "Which items are listed; without it, all.",
    });
  }
  addSort(Arguments, list);
  return Arguments;
}

function facetsType({ filters, typeName }: AnyList): ClassType<object> | undefined {
  const counted = Object.entries(filters).flatMap(([name, { facet }]) => (facet ? [{ name, facet }] : []));
  if (counted.length === 0) return undefined;
  @ObjectType(`${typeName}Facets`, {
    description: "The values of each filter, counted with all other filters applied.",
  })
  class Facets {}
  for (const { name, facet } of counted) {
    addField(Facets, name, () => [FacetValue], { description: facet.description });
  }
  return Facets;
}

function elsewhereType(
  { entity, connectionName = entity.name, name }: AnyList,
  further: string,
): ClassType<object> {
  @ObjectType(`${connectionName}sElsewhere`, {
    description: `The \`${name}\` that mention what is searched for only in their ${further}, with the same filters.`,
  })
  class Elsewhere {}
  addField(Elsewhere, "nodes", () => [entity], { description: "The first 6, in the order of the list." });
  addField(Elsewhere, "totalCount", () => Int, { description: "How many there are, counted up to 1,000." });
  addField(Elsewhere, "totalCountIsExact", () => Boolean, {
    description: "False when there are more than `totalCount`.",
  });
  return Elsewhere;
}

function connectionType(list: AnyList, Facets: ClassType<object> | undefined): ClassType<object> {
  @ObjectType(`${list.connectionName ?? list.entity.name}Connection`)
  class ListConnection extends Connection(list.entity, list.connectionName) {}
  addField(ListConnection, "totalCountIsExact", () => Boolean, {
    description:
      "False when the list is longer than `totalCount`: a search is counted up to 1,000, and a list that is only filtered may be counted up to 2,000.",
  });
  if (list.isCopied) {
    addField(ListConnection, "safeUntil", () => Date, {
      description:
        "The time up to which this page is complete, however late a change is committed. To keep a copy, ask from here the next time.",
    });
  }
  if (Facets) {
    addField(ListConnection, "facets", () => Facets, {
      description: "The values of each filter, with counts.",
    });
  }
  if (list.search?.further) {
    const Elsewhere = elsewhereType(list, list.search.further);
    addField(ListConnection, "elsewhere", () => Elsewhere, {
      description: `What a search doesn't find by its rule but mentions it in its ${list.search.further}; empty without a search.`,
    });
  }
  for (const [name, { type, description }] of Object.entries(list.figures ?? {})) {
    addField(ListConnection, name, type, { description });
  }
  return ListConnection;
}

const made = new Map<AnyList, ListTypes>();

/**
 * Returns the GraphQL types that other fields narrow the records of a list with.
 * @throws Error for a list without counted filters.
 */
export function narrowingTypes(list: AnyList): {
  Filter: ClassType<object>;
  Facets: ClassType<object>;
} {
  const { Filter, Facets } = listTypes(list);
  if (!Filter || !Facets) throw new Error(`The list ${list.name} has no counted filters.`);
  return { Filter, Facets };
}

/** Returns the GraphQL classes of a list; created once. */
export function listTypes(list: AnyList): ListTypes {
  const known = made.get(list);
  if (known) return known;
  const [Filter, Facets] = [filterType(list), facetsType(list)];
  const types = {
    Filter,
    Facets,
    Arguments: argumentsType(list, Filter),
    Connection: connectionType(list, Facets),
  };
  made.set(list, types);
  return types;
}

function relatedArguments(list: AnyList): ClassType<PageArguments> {
  const Arguments = pageArguments();
  if (Object.keys(list.orders).length > 1) addSort(Arguments, list);
  return Arguments;
}

/** Has no facets and figures, which would take a statement for each record. */
function relatedConnection({ entity, connectionName = entity.name, name }: AnyList): ClassType<object> {
  @ObjectType(`Related${connectionName}Connection`, {
    description: `A page of \`${name}\` that belong to a record.`,
  })
  class RelatedConnection extends Connection(entity, connectionName) {}
  return RelatedConnection;
}

type RelatedTypes = Pick<ListTypes, "Arguments" | "Connection">;

const madeRelated = new Map<AnyList, RelatedTypes>();

/** Returns the GraphQL classes of the rows of a list that belong to a record; created once. */
export function relatedTypes(list: AnyList): RelatedTypes {
  const types = madeRelated.get(list) ?? {
    Arguments: relatedArguments(list),
    Connection: relatedConnection(list),
  };
  madeRelated.set(list, types);
  return types;
}
