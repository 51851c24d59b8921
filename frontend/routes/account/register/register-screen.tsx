import { useSearchParams } from "react-router-dom";
import { Entrance } from "../../../features/entrance/entrance.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { RegistrationForm } from "./registration-form.tsx";

export { EntranceLoading as Loading } from "../../../features/entrance/entrance-loading.tsx";

/** The registration screen. */
export function Component() {
  const [search] = useSearchParams();
  const query = search.toString();
  return (
    <>
      <PageMetadata
        title="Create Account"
        description="Create a SportsTech Hub account as a business user, student, mentor or investor."
        path="/register"
      />
      <Entrance
        title="Create Account"
        intro={
          <>
            Already have an account? <TextLink to={query ? `/login?${query}` : "/login"}>Sign in</TextLink>
            <br />
            Do you make sports technology? <TextLink to="/list-your-company">List your company</TextLink>
          </>
        }
      >
        <RegistrationForm />
      </Entrance>
    </>
  );
}
