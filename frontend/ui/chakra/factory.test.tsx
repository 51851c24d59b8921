import { ChakraProvider, createSystem, chakra as full } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { chakra as quick } from "./factory.tsx";

const system = createSystem(defaultBaseConfig);

/** What a factory makes: the elements, and the rules in their order. */
function rendered(page: (factory: typeof full) => React.ReactNode, factory: typeof full) {
  const cache = createCache({ key: "st" });
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{page(factory)}</ChakraProvider>
    </CacheProvider>,
  );
  // Emotion keeps an entry for an element without rules.
  const { 0: _none, ...rules } = cache.inserted;
  return { html, rules: Object.entries(rules) };
}

const Link = ({ to, ...props }: { to: string; className?: string; children?: React.ReactNode }) => (
  <a href={to} {...props} />
);
const base = { display: "flex", gap: "2", _hover: { color: "red" }, "& > *": { maxWidth: "full" } } as const;
const variants = { size: { sm: { p: "1" }, md: { p: { base: "2", md: "4" } } } } as const;

const PAGES: Record<string, (factory: typeof full) => React.ReactNode> = {
  "an element with style props": ({ p: P }) => (
    <P mt={{ base: "1", md: "2" }} color="red.500" id="a" aria-label="Text" data-x="1" css={{ m: "2" }}>
      Text
    </P>
  ),
  "an element without styles": ({ div: Div }) => <Div id="plain" title="Plain" />,
  "numbers and texts apart": ({ span: Span }) => (
    <>
      <Span width={2} />
      <Span width="2" />
    </>
  ),
  "a recipe's variants and their defaults": (factory) => {
    const Box = factory("div", { base, variants, defaultVariants: { size: "sm" } });
    return (
      <>
        <Box />
        <Box size="md" id={undefined} />
        <Box size={undefined} px="4" />
      </>
    );
  },
  "default props, and what replaces them": (factory) => {
    const Press = factory("button", { base }, { defaultProps: { type: "button" } });
    return (
      <>
        <Press disabled>One</Press>
        <Press type="submit">Two</Press>
        <Press type={undefined}>Three</Press>
      </>
    );
  },
  "a component that extends another": (factory) => {
    const Box = factory("div", { base, variants });
    const Wide = factory(Box, { base: { width: "full", gap: "4" } });
    return (
      <Wide size="md" role="list">
        <Box>Inside</Box>
      </Wide>
    );
  },
  "a component that isn't styled": (factory) => {
    const Target = factory(Link, { base });
    return (
      <Target to="/somewhere" mt="1">
        Somewhere
      </Target>
    );
  },
  "another element": (factory) => {
    const Title = factory("h2", { base });
    return <Title as="h1">Title</Title>;
  },
  "a class of one's own": ({ div: Div }) => <Div className="mine" mt="2" />,
  "a child as the element": (factory) => {
    const Box = factory("div", { base });
    return (
      <Box asChild>
        <section aria-label="Child">Child</section>
      </Box>
    );
  },
  "parts of a drawing": ({ circle: Circle, svg: Svg }) => (
    <Svg viewBox="0 0 4 4" boxSize="4" fill="red">
      <Circle cx="2" cy="2" r="1" fill="currentColor" />
    </Svg>
  ),
};

describe("the quick factory makes what Chakra's makes", () => {
  it.each(Object.entries(PAGES))("%s", (_what, page) => {
    const expected = rendered(page, full);
    expect(rendered(page, quick)).toEqual(expected);
    // Again, from what was kept.
    expect(rendered(page, quick)).toEqual(expected);
  });
});
