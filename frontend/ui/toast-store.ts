import type { ToastMessage } from "./toast-message.ts";

type Machine = Pick<typeof import("./machines/toasts.tsx"), "show" | "dismiss" | "ToastRegion">;

let machine: Machine | undefined;
const listeners = new Set<() => void>();

/** Fetches what shows toasts, once. */
export async function loadToasts(): Promise<Machine> {
  const { show, dismiss, ToastRegion } = await import("./machines/toasts.tsx");
  if (machine) return machine;
  machine = { show, dismiss, ToastRegion };
  for (const listener of listeners) listener();
  return machine;
}

/** Shows a message, in place of the one shown before. */
export function toast(message: ToastMessage): void {
  loadToasts().then(
    ({ show }) => show(message),
    // The connection is gone, and with it perhaps what the message is about: nobody must miss it.
    () => window.alert([message.title, message.description].filter(Boolean).join("\n")),
  );
}

/** Takes the message away that is shown. */
export const dismissToast = () => machine?.dismiss();

/** What shows toasts, once it is there, as React reads it. */
export const toastMachine = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => machine,
  readOnServer: (): Machine | undefined => undefined,
};
