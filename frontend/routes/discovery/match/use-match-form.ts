import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { matchPath } from "../../../features/matching/match-address.ts";

/** Submits a form of this screen without loading the page again. */
export function useMatchForm() {
  const navigate = useNavigate();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(matchPath(new FormData(event.currentTarget)), { preventScrollReset: true });
  };
}
