import { chakra } from "@chakra-ui/react";
import { DateFact } from "../record/date-fact.tsx";

type Comment = { id: string; author: string; text: string; createdAt: string };

const List = chakra("ol", { base: { display: "grid", gap: "3", mb: "4", listStyleType: "none" } });

/** The discussion of an application, in order. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <chakra.p mb="4">No comments yet.</chakra.p>;
  return (
    <List>
      {comments.map(({ id, author, text, createdAt }) => (
        <chakra.li key={id} overflowWrap="anywhere">
          <strong>{author}</strong>{" "}
          <chakra.span fontSize="sm" color="fg.muted">
            <DateFact at={createdAt} />
          </chakra.span>
          <chakra.p whiteSpace="pre-line">{text}</chakra.p>
        </chakra.li>
      ))}
    </List>
  );
}
