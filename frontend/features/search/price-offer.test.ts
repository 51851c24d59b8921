import { expect, it } from "vitest";
import { priceOffer } from "./price-offer.ts";

it.each([
  ["under $5k", "/solutions?price=free&price=under-5k"],
  ["gps vest under $5,000", "/solutions?search=gps+vest&price=free&price=under-5k"],
  ["video max 20k euros", "/solutions?search=video&price=free&price=under-5k&price=from-5k-to-25k"],
  ["less than 500 USD a month app", "/solutions?search=app&price=free&price=under-5k&price=from-5k-to-25k"],
])("a price is offered as a filter: %s", (text, to) => {
  expect(priceOffer(text)?.to).toBe(to);
});

it.each(["under 15 teams", "5k run", "for 40 players", "below -20", "$", "under $"])(
  "no price: %s",
  (text) => {
    expect(priceOffer(text)).toBeUndefined();
  },
);
