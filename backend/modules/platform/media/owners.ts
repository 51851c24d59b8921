import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import { ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import { lockRow } from "../../../shared/rows/lock-row.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { User } from "../../account/identity/user.entity.ts";
import { findOwnSolution } from "../../catalog/solutions/editing/solution-editing.service.ts";
import { lockEditable } from "../../catalog/vendors/editing/vendor-editing.service.ts";
import { BlogPost } from "../../community/blog/posts/blog-post.entity.ts";
import type { MediaOwner } from "./media-owner.ts";
import type { OwnerKind } from "./picture-columns.ts";

/** All kinds of records that have pictures, by name. */
export const MEDIA_OWNERS: Readonly<Record<OwnerKind, MediaOwner>> = {
  vendor: {
    kind: "vendor",
    roles: ["logo", "screenshot"],
    actions: {
      added: "vendor.picture_added",
      changed: "vendor.pictures_changed",
      removed: "vendor.picture_removed",
    },
    lock: async (context, id) => {
      const vendor = await lockEditable(context, id);
      return { id: vendor.id, organizationId: vendor.organization.id };
    },
  },
  solution: {
    kind: "solution",
    roles: ["logo", "screenshot"],
    actions: {
      added: "solution.picture_added",
      changed: "solution.pictures_changed",
      removed: "solution.picture_removed",
    },
    lock: async (context, id) => {
      const { known, vendor } = await findOwnSolution(context, id);
      return { id: known.id, organizationId: vendor.organization.id };
    },
  },
  user: {
    kind: "user",
    roles: ["avatar"],
    actions: {
      added: "account.picture_added",
      changed: "account.picture_changed",
      removed: "account.picture_removed",
    },
    lock: async ({ em, actor }, id) => {
      const key = parseId(id) ?? 0;
      if (asPerson(actor)?.id !== key && !isAdministrator(actor))
        throw new ForbiddenError("Only the person can change their picture.");
      if (!(await lockRow(em, User, key))) throw new NotFoundError("This account doesn't exist.");
      return { id: key };
    },
  },
  post: {
    kind: "post",
    roles: ["cover"],
    actions: {
      added: "blog_post.picture_added",
      changed: "blog_post.picture_changed",
      removed: "blog_post.picture_removed",
    },
    lock: async ({ em, actor }, id) => {
      if (!isAdministrator(actor)) throw new ForbiddenError();
      const post = await lockRow(em, BlogPost, parseId(id) ?? 0);
      if (!post) throw new NotFoundError("This post doesn't exist.");
      return { id: post.id };
    },
  },
};
