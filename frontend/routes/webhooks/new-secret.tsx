import { ShownOnce } from "../../ui/shown-once.tsx";

/** A new secret, which is shown once, and what it is for. */
export const NewSecret = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <ShownOnce
    title="The signing secret"
    intro="Copy it now: it won't be shown again. Each message is signed with it as Standard Webhooks describes, so that your server can tell ours from others."
    label="Secret"
    noun="Secret"
    value={secret}
    onDone={onDone}
  />
);
