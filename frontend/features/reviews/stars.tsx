import { chakra } from "@chakra-ui/react";

const Row = chakra("p", { base: { color: "star", letterSpacing: "0.1em", lineHeight: 1 } });

/** The stars of one review. */
export const Stars = ({ rating }: { rating: number }) => (
  <Row role="img" aria-label={`${rating} out of 5 stars`}>
    {"★".repeat(rating)}
    <chakra.span color="line.strong">{"★".repeat(5 - rating)}</chakra.span>
  </Row>
);
