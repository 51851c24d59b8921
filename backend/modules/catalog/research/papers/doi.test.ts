import { expect, it } from "vitest";
import { doiAddress, plainDoi } from "./doi.rules.ts";
import { paperRules } from "./paper.rules.ts";

it.each([
  ["10.1016/j.jsams.2021.01.001", "10.1016/j.jsams.2021.01.001"],
  ["https://doi.org/10.1371/journal.PONE.0012345", "10.1371/journal.pone.0012345"],
  ["http://dx.doi.org/10.1002/(SICI)1097%3C1::AID-1%3E3.0.CO;2-U", "10.1002/(sici)1097<1::aid-1>3.0.co;2-u"],
  ["DOI: 10.5555/x.", "10.5555/x"],
  ["info:doi/10.5555/x", "10.5555/x"],
  ["10.5555/100%zz", "10.5555/100%zz"],
  ["https://doi.org/10.5555/100%zz", "10.5555/100%zz"],
  ["10.1000.10/123", "10.1000.10/123"],
])("reads %s as the DOI %s", async (given, doi) => {
  expect(plainDoi(given)).toBe(doi);
  expect(decodeURIComponent(new URL(doiAddress(doi)).pathname)).toBe(`/${doi}`);
  expect(await paperRules.validateAt("doi", { doi: given })).toBe(doi);
});

it.each(["10.1/x", "abc", "10.5555", "https://example.org/10.5555/x", "10.5555/two words"])(
  "refuses %s with what one looks like",
  async (given) => {
    await expect(paperRules.validateAt("doi", { doi: given })).rejects.toThrow(
      "must be a DOI such as 10.1000/182",
    );
  },
);
