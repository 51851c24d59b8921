import { onDemand } from "../../../ui/behavior/on-demand.tsx";
import { onOpening } from "../../../ui/behavior/on-opening.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";

const waiting = <SkeletonBar height="24" />;

/** Adds a comment; its script is loaded on demand, so that readers don't load it. */
export const CommentForm = onDemand(async () => (await import("./comment-form.tsx")).CommentForm, waiting);

/** Edits the viewer's comment. */
export const CommentEditor = onOpening(
  async () => (await import("./comment-editor.tsx")).CommentEditor,
  waiting,
);
