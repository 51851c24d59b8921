import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { CardGrid } from "../../ui/card.tsx";

const Frame = chakra("section", { base: { mt: { base: "12", md: "16" } } });
const Title = chakra("h2", { base: { mb: "4", fontSize: "xl", fontWeight: "semibold" } });

type Props<Item> = { title: string; items: readonly Item[]; children: (item: Item) => ReactNode };

/** Similar records, below a record's page; nothing if there are none. */
export function Related<Item extends { id: string }>({ title, items, children }: Props<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <CardGrid aria-label={title}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </CardGrid>
    </Frame>
  );
}
