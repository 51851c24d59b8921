import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { matchPath } from "../../../features/matching/match-address.ts";

/** Returns a submit handler that navigates without reloading the page. */
export function useMatchForm() {
  const navigate = useNavigate();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(matchPath(new FormData(event.currentTarget)), { preventScrollReset: true });
  };
}
