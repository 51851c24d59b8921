import type { SystemContext, SystemStyleObject } from "@chakra-ui/react";
import { type SerializedStyles, serializeStyles } from "@emotion/serialize";

/** A recipe's declaration. */
export type Declaration = Parameters<SystemContext["cva"]>[0];

/** What a prop is used for; `rare` ones are delegated to Chakra's own factory. */
type Purpose = "element" | "style" | "variant" | "nothing" | "rare";

/** Props keyed by name. */
export type Props = Record<string, unknown>;

/** What a component needs from the design system. */
export type Resolver = {
  purposeOf: (prop: string) => Purpose;
  /** Returns the resolved rules for a combination of variants and style props. */
  rulesOf: (variants: Props | undefined, styles: Props | undefined) => SerializedStyles;
};

const RARE = new Set([
  "asChild",
  "className",
  "theme",
  "htmlWidth",
  "htmlHeight",
  "htmlSize",
  "htmlTranslate",
]);
/**
 * The maximum number of combinations cached per component; further ones, which come from data, are computed
 * each time.
 */
const COMBINATIONS = 200;

const nameOf = (props: Props | undefined) => (props ? JSON.stringify(props) : "");

function recipeOf(system: SystemContext, declaration: Declaration, inherited: Declaration | undefined) {
  const recipe = system.cva(declaration);
  return inherited ? system.cva(inherited).merge(recipe) : recipe;
}

/**
 * Resolves a component's props as Chakra does, but caches how each prop is used and the rules of each
 * combination.
 * @param inherited the declaration of the component that this one extends.
 * @param passes whether the element accepts a prop of this name.
 */
export function resolverOf(
  system: SystemContext,
  declaration: Declaration,
  inherited: Declaration | undefined,
  passes: (prop: string) => boolean,
): Resolver {
  const recipe = recipeOf(system, declaration, inherited);
  const variantKeys: readonly string[] = recipe.variantKeys;
  const purposes = new Map<string, Purpose>();
  const rules = new Map<string, SerializedStyles>();
  let plain: SerializedStyles | undefined;

  const decide = (prop: string): Purpose => {
    if (RARE.has(prop)) return "rare";
    if (variantKeys.includes(prop)) return "variant";
    if (system.isValidProperty(prop)) return "style";
    return passes(prop) ? "element" : "nothing";
  };
  const purposeOf = (prop: string) => {
    const known = purposes.get(prop);
    if (known) return known;
    const decided = decide(prop);
    purposes.set(prop, decided);
    return decided;
  };
  const make = (variants: Props = {}, { css = [], ...styles }: Props = {}) => {
    const own = [css].flat(2).filter(Boolean) as SystemStyleObject[];
    return serializeStyles([system.css(recipe(variants), ...own, styles as SystemStyleObject)]);
  };
  const rulesOf: Resolver["rulesOf"] = (variants, styles) => {
    if (!variants && !styles) {
      plain ??= make();
      return plain;
    }
    const name = `${nameOf(variants)} ${nameOf(styles)}`;
    const known = rules.get(name);
    if (known) return known;
    const made = make(variants, styles);
    if (rules.size < COMBINATIONS) rules.set(name, made);
    return made;
  };
  return { purposeOf, rulesOf };
}
