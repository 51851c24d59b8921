import type { ToastMessage } from "./toast-message.ts";

type Machine = Pick<typeof import("../machines/toasts.tsx"), "show" | "dismiss" | "ToastRegion">;

let machine: Machine | undefined;
const listeners = new Set<() => void>();

/** Loads the toast code once. */
export async function loadToasts(): Promise<Machine> {
  const { show, dismiss, ToastRegion } = await import("../machines/toasts.tsx");
  if (machine) return machine;
  machine = { show, dismiss, ToastRegion };
  for (const listener of listeners) listener();
  return machine;
}

/** Shows a toast, replacing the previous one. */
export function toast(message: ToastMessage): void {
  loadToasts().then(
    ({ show }) => show(message),
    // The toast code couldn't be loaded because the connection is lost: the message must not be missed.
    () => window.alert([message.title, message.description].filter(Boolean).join("\n")),
  );
}

/** Dismisses the current toast. */
export const dismissToast = () => machine?.dismiss();

/** The toast renderer as a React store; undefined until it has loaded. */
export const toastMachine = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => machine,
  readOnServer: (): Machine | undefined => undefined,
};
