import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accessTokenRules } from "../../modules/account/access-tokens/access-token.rules.ts";
import { expiryRule } from "../../modules/catalog/vendors/verification/verification.rules.ts";
import { extensionRules, reopeningRules } from "../../modules/marketplace/postings/posting.rules.ts";

// Still November 25 in New York, and already November 26 in Auckland.
beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-26T03:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const token = (expiresOn: string) => ({ name: "Sync", scopes: ["catalog:read"], expiresOn });

describe.each([
  ["America/New_York", "2026-11-25"],
  ["UTC", "2026-11-26"],
  ["Pacific/Auckland", "2026-11-26"],
])("in %s, where it is %s", (zone, today) => {
  const after = new Date(Date.parse(today) + 24 * 3600_000).toISOString().slice(0, 10);
  const before = new Date(Date.parse(today) - 24 * 3600_000).toISOString().slice(0, 10);

  it("takes tomorrow, not today, for a token's last day and the end of a verification", () => {
    expect(accessTokenRules(zone).isValidSync(token(after))).toBe(true);
    expect(accessTokenRules(zone).isValidSync(token(today))).toBe(false);
    expect(expiryRule(zone).isValidSync(after)).toBe(true);
    expect(expiryRule(zone).isValidSync(today)).toBe(false);
    expect(expiryRule(zone).isValidSync("2027-02-30")).toBe(false);
  });

  it("takes today for a due date, as it ends with the day", () => {
    for (const rules of [extensionRules(zone), reopeningRules(zone)]) {
      expect(rules.isValidSync({ dueDate: today })).toBe(true);
      expect(rules.isValidSync({ dueDate: before })).toBe(false);
    }
  });
});
