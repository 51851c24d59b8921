import { chakra } from "@chakra-ui/react";
import { Button } from "../../../ui/controls/button.tsx";
import { useDemoAccountsQuery } from "./login.generated.ts";

const Box = chakra("section", {
  base: {
    mt: "10",
    p: "5",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
  },
});
const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    py: "2.5",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});

type Props = { onChoose: (account: { username: string; password: string }) => void };

/** The demo accounts, in demo mode: a click fills in the form. */
export function DemoAccounts({ onChoose }: Props) {
  const { data } = useDemoAccountsQuery({ variables: {} });
  if (!data || data.demoAccounts.length === 0) return null;
  return (
    <Box aria-labelledby="demo-accounts">
      <chakra.h2 id="demo-accounts" fontWeight="semibold">
        Demo Accounts
      </chakra.h2>
      <chakra.p mt="1" mb="2" fontSize="sm" color="fg.muted">
        Try the hub with one of these accounts.
      </chakra.p>
      <chakra.ul listStyleType="none">
        {data.demoAccounts.map(({ username, password, roleLabel }) => (
          <Row key={username}>
            <chakra.div minWidth="0">
              <chakra.p fontWeight="medium">{roleLabel}</chakra.p>
              <chakra.p fontSize="sm" color="fg.muted" fontFamily="mono" overflowWrap="anywhere">
                {username} / {password}
              </chakra.p>
            </chakra.div>
            <Button
              aria-label={`Use the ${roleLabel} account`}
              onClick={() => onChoose({ username, password })}
            >
              Use
            </Button>
          </Row>
        ))}
      </chakra.ul>
    </Box>
  );
}
