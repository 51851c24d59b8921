import { chakra } from "@chakra-ui/react";
import { formatCount, formatCounted } from "../display/format.ts";
import { ButtonLink } from "./button.tsx";

const Frame = chakra("div", {
  base: { display: "flex", flexDirection: "column", alignItems: "center", gap: "3", mt: "10" },
});
const Text = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

type Props = {
  shown: number;
  total: number;
  /** Whether `total` is exact rather than a lower bound. */
  totalIsExact: boolean;
  to: string;
  onMore: () => void;
};

/** The number of items shown, and a link to show more. */
export function LoadMore({ shown, total, totalIsExact, to, onMore }: Props) {
  return (
    <Frame>
      <Text>
        Showing {formatCount(totalIsExact ? Math.min(shown, total) : shown)} of{" "}
        {formatCounted(Math.max(total, totalIsExact ? 0 : shown), totalIsExact)}
      </Text>
      {(shown < total || !totalIsExact) && (
        <ButtonLink to={to} replace preventScrollReset onClick={onMore} size="md">
          Load more
        </ButtonLink>
      )}
    </Frame>
  );
}
