import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { comparePath } from "./compare-path.ts";
import { useCompared } from "./use-compared.ts";

const Tray = chakra("section", {
  base: {
    position: "sticky",
    bottom: "0",
    zIndex: "docked",
    borderTopWidth: "1px",
    borderColor: "line.strong",
    bg: "bg.raised",
    boxShadow: "xl",
  },
});
const Row = chakra(Page, {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    py: "3",
  },
});
const Items = chakra("ul", {
  base: {
    display: "flex",
    gap: "2",
    flex: "1",
    minWidth: "0",
    overflowX: "auto",
    listStyleType: "none",
    hideBelow: "md",
  },
});
const Item = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    minWidth: "0",
    ps: "3",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "lg",
    fontSize: "sm",
    fontWeight: "medium",
  },
});

/** Returns the focus to the page when the tray that has it is removed. */
const leave = (clear: () => void) => () => {
  clear();
  document.getElementById("main")?.focus({ preventScroll: true });
};

/** The bar of solutions to compare; `words` gives their number. */
export default function CompareBar({ words }: { words: string }) {
  const { items, brief, remove, clear } = useCompared();
  return (
    <Tray aria-label="Compare">
      <Row>
        <chakra.p fontSize="sm" fontWeight="semibold" flexShrink={{ md: "0" }}>
          {words}
        </chakra.p>
        <Items aria-label="Solutions to compare">
          {items.map(({ id, title }) => (
            <Item key={id}>
              <chakra.span truncate maxWidth="40">
                {title}
              </chakra.span>
              <Button
                variant="ghost"
                size="icon"
                onClick={items.length === 1 ? leave(clear) : () => remove(id)}
              >
                <X size={16} aria-hidden />
                <VisuallyHidden>Remove {title}</VisuallyHidden>
              </Button>
            </Item>
          ))}
        </Items>
        <chakra.div display="flex" gap="2" ms="auto" flexShrink="0">
          <Button variant="ghost" onClick={leave(clear)}>
            Clear
          </Button>
          <ButtonLink
            to={comparePath(
              items.map(({ id }) => id),
              false,
              brief,
            )}
            variant="primary"
          >
            Compare
          </ButtonLink>
        </chakra.div>
      </Row>
    </Tray>
  );
}
