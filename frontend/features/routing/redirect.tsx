import { useContext } from "react";
import { Navigate } from "react-router-dom";
import { ServerAnswerContext } from "./server-answer.ts";

/** Redirects to a page's current URL: 301 on the server, a replaced history entry in the browser. */
export function Redirect({ to }: { to: string }) {
  const answer = useContext(ServerAnswerContext);
  if (!answer) return <Navigate to={to} replace />;
  answer.status = 301;
  answer.location = to;
  return null;
}
