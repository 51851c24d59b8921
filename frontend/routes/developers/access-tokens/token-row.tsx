import { chakra } from "@chakra-ui/react";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow, RowNote } from "../../../ui/layout/list-row.tsx";
import type { AccessTokensQuery } from "./access-tokens.generated.ts";
import { asWords } from "./scope-words.ts";

type Token = AccessTokensQuery["viewerAccessTokens"][number];

/** Returns the last moment at which the token still works. */
const lastMoment = (at: string) => new Date(Date.parse(at) - 1).toISOString();

/** A token: its scopes, its expiry, and when it was last used. */
export function TokenRow({ token, busy, onRevoke }: { token: Token; busy: boolean; onRevoke: () => void }) {
  const { name, hint, scopes, createdAt, expiresAt, lastUsedAt, lastUsedFrom, expired } = {
    ...token,
    expired: Date.parse(token.expiresAt) <= Date.now(),
  };
  return (
    <ListRow>
      <chakra.div minWidth="min(100%, 14rem)" flex="1">
        <chakra.p fontWeight="medium">
          {name} {expired && <Badge colorPalette="gray">Expired</Badge>}
        </chakra.p>
        <RowNote>
          <chakra.code fontFamily="mono">sth_…{hint}</chakra.code> · {scopes.map(asWords).join(", ")}
        </RowNote>
        <RowNote>
          Created <DateFact at={createdAt} />, {expired ? "expired" : "valid until"}{" "}
          <DateFact at={lastMoment(expiresAt)} />.{" "}
          {lastUsedAt ? (
            <>
              Last used <DateFact at={lastUsedAt} />
              {lastUsedFrom && ` from ${lastUsedFrom}`}.
            </>
          ) : (
            "Never used."
          )}
        </RowNote>
      </chakra.div>
      <Button color="danger" disabled={busy} onClick={onRevoke}>
        {expired ? "Remove" : "Revoke"}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </ListRow>
  );
}
