import type { StatedFactKind } from "../../graphql/schema.generated.ts";

/** What a fact that was read from a text is called. */
export const FACT_LABELS: Readonly<Record<StatedFactKind, string>> = {
  INTEGRATION: "Works with",
  LEVEL: "Level",
  PLACE: "Place",
  PLATFORM: "Platform",
  PRICE: "Price",
  PRODUCT: "Product",
  SPORT: "Sport",
};
