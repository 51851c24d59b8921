import { Field, Int, ObjectType } from "type-graphql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../shared/errors.ts";
import { DRAFTS } from "./listing.limits.ts";

@ObjectType({
  description: "What the viewer has typed into the form that lists a company; only they see it.",
})
export class VendorListingDraft {
  @Field({ description: "The form's texts by field, as JSON." })
  content: string;

  @Field(() => Int, { description: "Increases with each change; send it back to detect conflicts." })
  version: number;

  @Field({ description: "When it was last saved." })
  updatedAt: Date;
}

/** The maximum length of a draft, in characters of JSON. */
const LONGEST = 50_000;
const COLUMNS = `content::text, version, updated_at as "updatedAt"`;

/** Returns the actor's draft, or null. */
export async function ownDraft(context: Context): Promise<VendorListingDraft | null> {
  const found = await context.em.execute<VendorListingDraft[]>(
    `select ${COLUMNS} from vendor_listing_drafts where user_id = ?`,
    [personOf(context).id],
  );
  return shown(found[0]);
}

/** Raw SQL returns timestamps as text, or as dates inside a transaction. */
const shown = (draft: VendorListingDraft | undefined) =>
  draft ? { ...draft, updatedAt: new Date(draft.updatedAt) } : null;

/** PostgreSQL's JSON holds neither null characters nor halves of characters. */
const isStorable = (text: unknown) => typeof text === "string" && text.isWellFormed() && !text.includes("\0");

/** @throws InvalidInputError at `content` unless it is an object of texts. */
function parse(content: string): Readonly<Record<string, string>> {
  const refuse = (message: string) => new InvalidInputError(message, { content: message });
  if (content.length > LONGEST) throw refuse(`A draft has at most ${LONGEST} characters.`);
  try {
    const parsed: unknown = JSON.parse(content);
    const isTexts =
      typeof parsed === "object" &&
      parsed !== null &&
      !Array.isArray(parsed) &&
      Object.entries(parsed).flat().every(isStorable);
    if (isTexts) return parsed as Record<string, string>;
  } catch {
    // Told below.
  }
  throw refuse('Send a JSON object of texts, such as {"vendor.name": "Chalkline"}.');
}

/**
 * Saves the actor's draft.
 * @param version the version that it is based on, null for a new one.
 * @throws InvalidInputError at `content`; ConflictError at `version` if it was saved elsewhere in the
 * meantime; TooManyRequestsError.
 */
export async function saveDraft(
  context: Context,
  content: string,
  version: number | null,
): Promise<VendorListingDraft | null> {
  const { em, limits } = context;
  const { id } = personOf(context);
  const texts = JSON.stringify(parse(content));
  await limits.count(DRAFTS, String(id));
  const saved = await em.execute<VendorListingDraft[]>(
    `insert into vendor_listing_drafts as d (user_id, content) select ?, ?::jsonb
     where ?::integer is null or exists (select from vendor_listing_drafts where user_id = ?)
     on conflict (user_id) do update set content = excluded.content, version = d.version + 1, updated_at = now()
       where d.version = ?
     returning ${COLUMNS}`,
    [id, texts, version, id, version],
  );
  if (saved[0]) return shown(saved[0]);
  const message = "Another draft was saved in another tab or on another device.";
  throw new ConflictError(message, { version: message });
}

/** Deletes the actor's draft. */
export async function forgetDraft(context: Context): Promise<void> {
  await context.em.execute("delete from vendor_listing_drafts where user_id = ?", [personOf(context).id]);
}
