import type { IDToken } from "openid-client";
import { email as emailRules } from "../../../shared/account.rules.ts";
import { foldLine } from "../../../shared/text/text.rules.ts";

/** Whom a provider vouches for. */
export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  /** The address, if the provider names one that can be written to. */
  readonly email: string | null;
  /** Whether the provider says that the person has the mailbox. */
  readonly emailVerified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

/** As OpenID Connect limits it. */
const SUBJECT = /^[ -~]{1,255}$/;

/**
 * Reads what a provider says of a person, which is nothing that our own forms have checked.
 * @throws Error if the person has no id.
 */
export function vouchedBy({ iss, sub }: IDToken, info: Readonly<Record<string, unknown>>): Vouched {
  if (!SUBJECT.test(sub)) throw new Error("no subject");
  const [first, ...rest] = nameOf(info.name)?.split(" ") ?? [];
  return {
    issuer: iss,
    subject: sub,
    email: mailOf(info.email),
    emailVerified: info.email_verified === true,
    firstName: nameOf(info.given_name) ?? first,
    lastName: nameOf(info.family_name) ?? nameOf(rest.join(" ")),
  };
}

/** Only an address that stays as it is: with a character taken out, it would be somebody else's. */
function mailOf(value: unknown): string | null {
  const email = typeof value === "string" ? value.trim() : "";
  return emailRules.isValidSync(email) && emailRules.cast(email) === email ? email : null;
}

/** The maximum length of a person's first or last name, in UTF-16 units. */
const MAX_NAME = 80;

function nameOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  // The cut may halve a character.
  const name = foldLine(value.toWellFormed())
    .slice(0, MAX_NAME)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}
