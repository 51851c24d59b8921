import type { Mail } from "../../../../shared/mailer.ts";
import type { AlertedMatch } from "../../briefs/matching/alertable-matches.ts";

/** The content of an email. */
interface Told {
  readonly firstName: string;
  readonly email: string;
  readonly brief: { readonly id: number; readonly name: string; readonly key: string };
  readonly matches: readonly AlertedMatch[];
  /** The total number of matches, including those not listed. */
  readonly total: number;
  readonly publicUrl: string;
}

/** Creates the email about new matches of a saved brief, each with the sentence that explains it best. */
export function briefLetter({ firstName, email, brief, matches, total, publicUrl }: Told): Mail {
  const stop = `${publicUrl}/briefs/unsubscribe?key=${brief.key}`;
  const counted = total === 1 ? "1 new match" : `${total} new matches`;
  const others = total - matches.length;
  return {
    to: email,
    subject: `${counted}: ${brief.name} - SportsTech Hub`,
    headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    text: [
      `Hello ${firstName},`,
      `There ${total === 1 ? "is" : "are"} ${counted} for your brief “${brief.name}”:`,
      ...matches.map(({ id, slug, title, band, quote }) =>
        [
          `${title} (${band} match)`,
          ...(quote ? [`From its record: “${quote.replace(/\s+/g, " ").trim()}”`] : []),
          `${publicUrl}/solutions/${id}-${slug}`,
        ].join("\n"),
      ),
      ...(others > 0 ? [`And ${others} more.`] : []),
      `See the brief and all results: ${publicUrl}/briefs/${brief.id}`,
      "You're getting this email because you turned on alerts for this brief.",
      `Change or delete it: ${publicUrl}/profile?tab=briefs`,
      `Stop these emails: ${stop}`,
      "SportsTech Hub",
    ].join("\n\n"),
  };
}
