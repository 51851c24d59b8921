import type { EntityManager } from "@mikro-orm/postgresql";
import { generateSecret, generateURI, verify } from "otplib";
import { toString as toQrCode } from "qrcode";
import { TwoFactorSecret } from "./two-factor-secret.entity.ts";

/** Accepted clock drift, in seconds. */
const TOLERANCE = 30;

/** A new secret with its enrollment URI and QR code for authenticator apps. */
export async function newEnrollment(username: string) {
  const secret = generateSecret();
  const otpauthUri = generateURI({ issuer: "SportsTech Hub", label: username, secret });
  const svg = await toQrCode(otpauthUri, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { secret, otpauthUri, qrCode };
}

/** Verifies a code from an authenticator app and marks it as used; false if it is wrong or already used. */
export async function consumeTotp(
  em: EntityManager,
  { user, secret, lastStep }: TwoFactorSecret,
  code: string,
): Promise<boolean> {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return false;
  const result = await verify({ secret, token, epochTolerance: TOLERANCE, afterTimeStep: Number(lastStep) });
  if (!result.valid || !("timeStep" in result)) return false;
  // Of two concurrent requests with the same code, only one updates the row.
  const step = result.timeStep;
  const taken = await em.nativeUpdate(
    TwoFactorSecret,
    { user: user.id, lastStep: { $lt: step } },
    { lastStep: step },
  );
  return taken > 0;
}
