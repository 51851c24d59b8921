import { chakra } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { ButtonAnchor } from "../../ui/controls/button.tsx";
import { Prose } from "./record-section.tsx";

const Line = chakra("p", { base: { mt: "3", color: "fg.muted" } });

type Props = {
  /** The owner's own contact instructions; null if there are none. */
  how: string | null;
  /** The deadline, as text. */
  until?: string | null;
  name?: string | null;
  email: string | null;
  /** The email's subject. */
  subject: string;
  /** Whether email is not the main way to make contact. */
  quiet?: boolean;
};

/** How to make contact, until when, and with whom. */
export function Contact({ how, until, name, email, subject, quiet = false }: Props) {
  return (
    <>
      {how && <Prose>{how}</Prose>}
      {until && <Line>{until}</Line>}
      {name && <Line>Contact: {name}</Line>}
      {email && (
        <ButtonAnchor
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          variant={quiet ? "outline" : "primary"}
          size="md"
          mt="4"
          maxWidth="full"
        >
          <Mail size={16} aria-hidden />
          <chakra.span overflowWrap="anywhere">{email}</chakra.span>
        </ButtonAnchor>
      )}
    </>
  );
}
