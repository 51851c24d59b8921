import { chakra } from "@chakra-ui/react";
import { Stars } from "./stars.tsx";

const Title = chakra("h3", { base: { mt: "2", fontWeight: "semibold" } });
const Text = chakra("p", { base: { mt: "1.5", maxWidth: "prose", whiteSpace: "pre-line" } });
const Points = chakra("dl", { base: { display: "grid", gap: "3", mt: "4", maxWidth: "prose" } });
const Point = chakra("div", { base: { ps: "4", borderInlineStartWidth: "2px" } });
const Name = chakra("dt", { base: { color: "fg.muted", fontSize: "sm", fontWeight: "medium" } });
const Words = chakra("dd", { base: { whiteSpace: "pre-line" } });

type Props = {
  review: { rating: number; title: string; text: string; pros: string | null; cons: string | null };
};

/** The content of a review. */
export function ReviewText({ review: { rating, title, text, pros, cons } }: Props) {
  return (
    <>
      <Stars rating={rating} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      {(pros || cons) && (
        <Points>
          {pros && (
            <Point borderColor="positive">
              <Name>What's good</Name>
              <Words>{pros}</Words>
            </Point>
          )}
          {cons && (
            <Point borderColor="warning">
              <Name>What could be better</Name>
              <Words>{cons}</Words>
            </Point>
          )}
        </Points>
      )}
    </>
  );
}
