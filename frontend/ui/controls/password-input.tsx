import { chakra } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";
import { TextInput } from "./form-field.tsx";

const Frame = chakra("div", { base: { position: "relative" } });

/** A password field with a button that shows and hides it. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, "type">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Frame>
      <TextInput
        {...props}
        type={shown ? "text" : "password"}
        pe="12"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button
        variant="ghost"
        size="icon"
        position="absolute"
        insetInlineEnd="1"
        top="1"
        color="fg.muted"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </Frame>
  );
}
