import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { CardGrid } from "../../ui/layout/card.tsx";

const Frame = chakra("section", { base: { mt: { base: "12", md: "16" } } });
const Title = chakra("h2", { base: { mb: "4", fontSize: "xl", fontWeight: "semibold" } });

const Item = chakra("li", {
  base: { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid", rowGap: "2" },
});
const Why = chakra("p", { base: { color: "fg.muted", fontSize: "sm", overflowWrap: "anywhere" } });

type Props<Record> = {
  title: string;
  items: readonly Record[];
  /** The reason why a record is similar. */
  why?: (item: Record) => string;
  children: (item: Record) => ReactNode;
};

/** Similar records, below a record's page, with cards of equal height; renders nothing if there are none. */
export function Related<Record extends { id: string }>({ title, items, why, children }: Props<Record>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <CardGrid aria-label={title}>
        {items.map((item) =>
          why ? (
            <Item key={item.id}>
              {children(item)}
              <Why>{why(item)}</Why>
            </Item>
          ) : (
            <li key={item.id}>{children(item)}</li>
          ),
        )}
      </CardGrid>
    </Frame>
  );
}
