import { chakra } from "@chakra-ui/react";
import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { ExchangeRatesDocument } from "./exchange-rates.generated.ts";
import { RateForm } from "./rate-form.tsx";
import { RateList } from "./rate-list.tsx";

/** Preloads the rates, for administrators. */
export const preload = preloadForAdministrators(async (start) => {
  await start(ExchangeRatesDocument, {});
});

/** Placeholder of the list. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 21rem" },
    alignItems: "start",
    gap: "8",
    mt: "6",
  },
});

/** The page on which administrators maintain the exchange rates that convert budgets. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Exchange Rates"
        description="The rates that budgets in other currencies are converted with."
        path="/admin/exchange-rates"
        hidden
      />
      <ForAdministrators
        prompt="Sign in to edit exchange rates."
        refusal="Only administrators can edit the exchange rates that budgets are converted with."
      >
        <Page py={{ base: "6", md: "10" }}>
          <PageHeading>Exchange Rates</PageHeading>
          <chakra.p mt="3" maxWidth="prose" color="fg.muted">
            Budgets in other currencies are converted to US dollars with these rates, and the day is said.
          </chakra.p>
          <Columns>
            <RateList />
            <RateForm />
          </Columns>
        </Page>
      </ForAdministrators>
    </>
  );
}
