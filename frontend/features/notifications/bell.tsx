import { chakra } from "@chakra-ui/react";
import { Bell as Icon } from "lucide-react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { CountMark } from "./count-mark.tsx";
import { NOTIFICATIONS, shortCount } from "./notifications-path.ts";

const Face = chakra("span", { base: { position: "relative", display: "inline-flex" } });

/** A link to the notifications, with the number of unread ones. */
export function Bell({ unread }: { unread: number }) {
  return (
    <ButtonLink
      to={NOTIFICATIONS}
      variant="ghost"
      size="icon"
      color="fg.muted"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
    >
      <Face>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {unread > 0 && (
          <CountMark aria-hidden position="absolute" top="-2" insetInlineStart="2.5">
            {shortCount(unread)}
          </CountMark>
        )}
      </Face>
    </ButtonLink>
  );
}
