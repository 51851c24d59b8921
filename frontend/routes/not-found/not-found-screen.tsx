import { NotFound } from "../../features/failures/not-found.tsx";

/** The page for an unknown address. */
export function Component() {
  return (
    <NotFound
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      back={{ to: "/solutions", label: "Browse solutions" }}
    />
  );
}

/** Has no loading state: there is no data to load. */
export const Loading = () => null;
