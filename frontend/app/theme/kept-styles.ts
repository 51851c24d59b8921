import type { SystemContext, SystemStyleObject } from "@chakra-ui/react";
import { type SerializedStyles, serializeStyles } from "@emotion/serialize";

/** How many combinations of style props are kept for one recipe; more, made from data, are computed each time. */
const COMBINATIONS = 200;

/** `make`'s result, kept for as long as its argument is. */
function keptFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

/**
 * The system with its results kept. By itself, Chakra makes a component's recipe anew for each element, and hashes the
 * whole of its styles to look them up; most of a page's rendering was that. Here the recipe belongs to its
 * declaration, and the finished rules to the recipe's result and the element's own style props.
 */
export function keepStyles(system: SystemContext): SystemContext {
  const recipeOf = keptFor((config: Parameters<SystemContext["cva"]>[0]) => {
    const recipe = system.cva(config);
    const merge: (other: object) => ReturnType<typeof system.cva> = recipe.merge.bind(recipe);
    return Object.assign(recipe, {
      merge: keptFor((other: object) => merge(other)),
    });
  });
  const rulesOf = keptFor((_first: object) => new Map<string, SerializedStyles>());
  const properties = new Map<string, boolean>();

  const css = (first: SystemStyleObject, ...others: SystemStyleObject[]): SerializedStyles => {
    const rules = rulesOf(first);
    const key = JSON.stringify(others);
    const known = rules.get(key);
    if (known) return known;
    const made = serializeStyles([system.css(first, ...others)]);
    if (rules.size < COMBINATIONS) rules.set(key, made);
    return made;
  };
  const isValidProperty = (name: string) => {
    const known = properties.get(name);
    if (known !== undefined) return known;
    const valid = system.isValidProperty(name);
    properties.set(name, valid);
    return valid;
  };
  return { ...system, css, isValidProperty, cva: recipeOf } as SystemContext;
}
