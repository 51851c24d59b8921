import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "./button.tsx";
import { formatCount } from "./format.ts";

const Frame = chakra("div", {
  base: { display: "flex", flexDirection: "column", alignItems: "center", gap: "3", mt: "10" },
});
const Text = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

type Props = { shown: number; total: number; to: string; onMore: () => void };

/** The number of items shown, and a link to show more. */
export function LoadMore({ shown, total, to, onMore }: Props) {
  return (
    <Frame>
      <Text>
        Showing {formatCount(Math.min(shown, total))} of {formatCount(total)}
      </Text>
      {shown < total && (
        <ButtonLink to={to} replace preventScrollReset onClick={onMore} size="md">
          Load more
        </ButtonLink>
      )}
    </Frame>
  );
}
