import { NotFound } from "../../features/failures/not-found.tsx";

/** The page for an address that leads nowhere. */
export function Component() {
  return (
    <NotFound
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      back={{ to: "/solutions", label: "Browse solutions" }}
    />
  );
}

/** Nothing to wait for. */
export const Loading = () => null;
