import { chakra } from "@chakra-ui/react";
import { Check, Circle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { ListingValues } from "./listing-values.ts";

const List = chakra("ul", { base: { display: "grid", gap: "2", mt: "4", listStyleType: "none" } });
const Item = chakra("li", {
  base: { display: "flex", gap: "2.5", alignItems: "flex-start", "& svg": { flexShrink: 0, mt: "1" } },
});
const Text = chakra("p", { base: { maxWidth: "prose", color: "fg.muted" } });
const Problem = chakra("p", {
  base: {
    px: "4",
    py: "3",
    borderWidth: "1px",
    borderColor: "danger",
    borderRadius: "lg",
    bg: "danger.subtle",
    color: "danger",
  },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

/** What makes a listing found, matched and approved sooner. */
const checksOf = ({ vendor, solution }: ListingValues): readonly (readonly [boolean, string])[] => [
  [vendor.website.trim() !== "", "A website, which we check: with mail at its domain, approval is quicker"],
  [vendor.contactEmail.trim() !== "", "A contact address for buyers"],
  [vendor.country.trim() !== "", "The country, by which buyers filter"],
  [vendor.categoryIds !== "", "Specializations"],
  [solution.pricing.trim() !== "", "The price, which most briefs ask for"],
  [solution.sportIds !== "", "The sports it is made for"],
  [solution.features.trim() !== "", "Key features"],
];

type Props = {
  values: ListingValues;
  isSignedIn: boolean;
  /** Sends it; returns a message if it couldn't be sent. */
  send: () => Promise<string | undefined>;
  action: string;
  back: ReactNode;
  note: ReactNode;
};

/** The last step: what is there and what is missing, and sending it. */
export function SendPart({ values, isSignedIn, send, action, back, note }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: pathname + search });
  const run = async () => {
    setBusy(true);
    setProblem(await send());
    setBusy(false);
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      {problem && <Problem role="alert">{problem}</Problem>}
      <section aria-labelledby="complete">
        <chakra.h3 id="complete" fontWeight="semibold">
          How complete it is
        </chakra.h3>
        <List>
          {checksOf(values).map(([there, label]) => (
            <Item key={label} color={there ? "fg" : "fg.muted"}>
              {there ? (
                <Check size={16} strokeWidth={2} aria-hidden />
              ) : (
                <Circle size={16} strokeWidth={1.75} aria-hidden />
              )}
              <span>
                <VisuallyHidden>{there ? "There: " : "Missing: "}</VisuallyHidden>
                {label}
              </span>
            </Item>
          ))}
        </List>
      </section>
      <Text>
        An administrator reviews it before it is public. You'll be notified of the decision, and of the reason
        if something has to change. Until then, only you see it, and you can go on editing it.
      </Text>
      {note}
      {isSignedIn ? (
        <Actions>
          <Button variant="primary" size="md" disabled={busy} onClick={run}>
            {busy ? "Sending..." : action}
          </Button>
          {back}
        </Actions>
      ) : (
        <div>
          <chakra.p mb="3" fontWeight="medium">
            Sign in or create an account to send it. What you typed is kept.
          </chakra.p>
          <Actions>
            <ButtonLink to={`/register?${next}`} variant="primary" size="md">
              Create Account
            </ButtonLink>
            <ButtonLink to={`/login?${next}`} size="md">
              Sign In
            </ButtonLink>
            {back}
          </Actions>
        </div>
      )}
    </chakra.div>
  );
}
