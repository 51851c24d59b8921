import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** The prefix of every token, by which secret scanners recognize one that was published by mistake. */
const PREFIX = "sth_";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The lengths of 256 bits and 32 bits in base 62. */
const SECRET_LENGTH = 43;
const CHECK_LENGTH = 6;
const PATTERN = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH}}$`);

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = "";
  for (let place = 0; place < length; place += 1) {
    text = (DIGITS[Number(rest % 62n)] ?? "") + text;
    rest /= 62n;
  }
  return text;
}

const checkOf = (start: string): string => base62(BigInt(crc32(start)), CHECK_LENGTH);

/** Creates an access token: the prefix, 256 random bits and their checksum. */
export function newAccessToken(): string {
  const secret = BigInt(`0x${randomBytes(32).toString("hex")}`);
  const start = PREFIX + base62(secret, SECRET_LENGTH);
  return start + checkOf(start);
}

/** Whether a text may be one of our tokens; others needn't be looked up. */
export function looksLikeToken(text: string): boolean {
  return PATTERN.test(text) && text.endsWith(checkOf(text.slice(0, -CHECK_LENGTH)));
}
