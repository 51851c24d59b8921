import { chakra } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";

const Frame = chakra("section", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "3",
    px: "6",
    py: "16",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "line.strong",
    borderRadius: "lg",
    textAlign: "center",
  },
});
const Title = chakra("h2", { base: { fontSize: "xl", fontWeight: "semibold" } });
const Text = chakra("p", { base: { color: "fg.muted", maxWidth: "md" } });
const Icon = chakra("span", { base: { color: "accent" } });

type Props = { title: string; children: ReactNode; action?: ReactNode; icon?: ReactNode };

/** An empty state: why there is nothing to show, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  icon = <SearchX size={32} strokeWidth={1.5} />,
}: Props) {
  return (
    <Frame>
      <Icon aria-hidden>{icon}</Icon>
      <Title>{title}</Title>
      <Text>{children}</Text>
      {action}
    </Frame>
  );
}
