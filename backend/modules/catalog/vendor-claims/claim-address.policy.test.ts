import { expect, it } from "vitest";
import { addressFits, domainsOf } from "./claim-address.policy.ts";

it.each([
  ["https://www.acme.example/about", "hello@acme.example", ["acme.example"]],
  ["http://APP.Acme.example:8080", "hello@mail.acme.example", ["app.acme.example", "mail.acme.example"]],
  ["https://github.com/acme", "acme@gmail.com", []],
  ["https://acme.github.com", null, []],
  ["http://10.0.0.1/", "root@localhost", []],
  [null, null, []],
])("the domains of %s and %s are %j", (website, contactEmail, domains) => {
  expect(domainsOf({ website, contactEmail })).toEqual(domains);
});

const acme = { website: "https://www.acme.example", contactEmail: "acme.team@gmail.com" };

it.each(["noor@acme.example", "Noor@ACME.example", "noor@mail.acme.example", "Acme.Team@gmail.com"])(
  "%s may claim it",
  (address) => {
    expect(addressFits(address, acme)).toBe(true);
  },
);

it.each([
  "noor@notacme.example",
  "noor@acme.example.evil.example",
  "noor@example",
  "noor@gmail.com",
  "acme.example@evil.example",
])("%s may not", (address) => {
  expect(addressFits(address, acme)).toBe(false);
});

it("a domain above the vendor's own does not count", () => {
  expect(addressFits("student@uni.example", { website: "https://lab.uni.example" })).toBe(false);
});
