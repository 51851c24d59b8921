import type { Mail } from "../../../../shared/mailer.ts";

/** The number of records listed in an email. */
export const SHOWN = 10;

/** The content of an email. */
interface Told {
  readonly firstName: string;
  readonly email: string;
  readonly search: { readonly name: string; readonly key: string; readonly address: string };
  readonly noun: string;
  readonly plural: string;
  readonly matches: readonly { readonly title: string; readonly path: string }[];
  /** The total number of matches, including those not listed. */
  readonly total: number;
  readonly publicUrl: string;
}

/** Creates the email about new matches of a saved search. */
export function searchLetter(told: Told): Mail {
  const { firstName, email, search, noun, plural, matches, total, publicUrl } = told;
  const stop = `${publicUrl}/searches/unsubscribe?key=${search.key}`;
  const counted = total === 1 ? `1 new ${noun}` : `${total} new ${plural}`;
  const others = total - matches.length;
  return {
    to: email,
    subject: `${counted}: ${search.name} - SportsTech Hub`,
    headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    text: [
      `Hello ${firstName},`,
      `There ${total === 1 ? "is" : "are"} ${counted} for your saved search “${search.name}”:`,
      ...matches.map(({ title, path }) => `${title}\n${publicUrl}${path}`),
      ...(others > 0 ? [`And ${others} more.`] : []),
      `See all results: ${publicUrl}${search.address}`,
      "You're getting this email because you turned on alerts for this search.",
      `Change or delete it: ${publicUrl}/profile?tab=searches`,
      `Stop these emails: ${stop}`,
      "SportsTech Hub",
    ].join("\n\n"),
  };
}
