import type { Context } from "../../../../shared/context.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { SeededBlog } from "../editing/post.inputs.ts";
import { seedSampleBlog } from "./seed.ts";

/** Adds the missing sample posts, for an administrator. */
export async function seedBlog(context: Context): Promise<SeededBlog> {
  const added = await seedSampleBlog(context.em);
  const changes = { posts: { after: added.posts }, comments: { after: added.comments } };
  await recordAuditEvent(context, { action: "blog.seeded", changes });
  return { message: "Blog data seeded successfully", ...added };
}
