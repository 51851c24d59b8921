import { ShownOnce } from "../../../ui/behavior/shown-once.tsx";

/** A new secret, which is shown once, with its purpose. */
export const NewSecret = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <ShownOnce
    title="The signing secret"
    intro="Copy it now. It won't be shown again. We sign each message with it, following Standard Webhooks, so your server can tell it's from us."
    label="Secret"
    noun="Secret"
    value={secret}
    onDone={onDone}
  />
);
