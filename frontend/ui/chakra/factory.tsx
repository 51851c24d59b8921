import { chakra as full, type SystemContext, useChakraContext } from "@chakra-ui/react";
import isPropValid from "@emotion/is-prop-valid";
import { __unsafe_useEmotionCache as useEmotionCache } from "@emotion/react";
import { insertStyles, registerStyles } from "@emotion/utils";
import type { ElementType, ReactNode } from "react";
import { type Declaration, type Props, type Resolver, resolverOf } from "./resolver.ts";

/** A component made by a factory, with the properties that Chakra's factory reads to extend it. */
type Styled = ((props: Props) => ReactNode) & {
  __emotion_real?: unknown;
  __emotion_base?: ElementType;
  __emotion_cva?: Declaration;
};
type Options = { defaultProps?: Props };
type Factory = (tag: ElementType & Partial<Styled>, declaration?: Declaration, options?: Options) => Styled;

const makeFull = full as unknown as Factory;
/** SVG attributes that share their names with style props. */
const DRAWN: readonly unknown[] = ["path", "text", "circle", "rect", "ellipse", "g", "stop"];

function withDefaults(defaults: Props, given: Props): Props {
  const all = { ...defaults };
  for (const prop in given) if (given[prop] !== undefined) all[prop] = given[prop];
  return all;
}

const make: Factory = (tag, declaration = {}, options = {}) => {
  if (DRAWN.includes(tag)) return makeFull(tag, declaration, options);
  const extended = tag.__emotion_real === tag ? tag : undefined;
  const base: ElementType = extended?.__emotion_base ?? tag;
  const passes = typeof tag === "string" ? isPropValid : (prop: string) => prop !== "theme";
  const choosesElement = !passes("as");
  const { defaultProps } = options;
  let system: SystemContext | undefined;
  let resolver: Resolver | undefined;
  let rare: Styled | undefined;

  function Quick(given: Props): ReactNode {
    const current = useChakraContext();
    const cache = useEmotionCache();
    if (!resolver || system !== current) {
      system = current;
      resolver = resolverOf(current, declaration, extended?.__emotion_cva, passes);
    }
    const props: Props = {};
    let styles: Props | undefined;
    let variants: Props | undefined;
    const all = defaultProps ? withDefaults(defaultProps, given) : given;
    for (const prop in all) {
      const value = all[prop];
      if (value === undefined) continue;
      switch (resolver.purposeOf(prop)) {
        case "element":
          props[prop] = value;
          break;
        case "style":
          styles ??= {};
          styles[prop] = value;
          break;
        case "variant":
          variants ??= {};
          variants[prop] = value;
          break;
        case "rare": {
          rare ??= makeFull(tag, declaration, options);
          const Full = rare;
          return <Full {...given} />;
        }
        default:
      }
    }
    const Element = ((choosesElement && all.as) || base) as ElementType;
    const rules = resolver.rulesOf(variants, styles);
    if (cache && rules.styles) {
      // Emotion inserts rules through a component of its own, in the same order: parents first.
      const isString = typeof Element === "string";
      if (cache.inserted[rules.name] === undefined) insertStyles(cache, rules, isString);
      else registerStyles(cache, rules, isString);
      props.className = `${cache.key}-${rules.name}`;
    }
    return <Element {...props} />;
  }
  return Object.assign(Quick, { __emotion_real: Quick, __emotion_base: base, __emotion_cva: declaration });
};

const elements = new Map<string | symbol, Styled>();

/**
 * A faster replacement for Chakra's factory with the same output: it classifies props and resolves rules
 * once, and renders one component per element instead of four. The build substitutes it for Chakra's own.
 */
export const chakra = new Proxy(make, {
  get(_factory, name) {
    const known = elements.get(name);
    if (known) return known;
    const made = make(name as ElementType);
    elements.set(name, made);
    return made;
  },
}) as unknown as typeof full;
