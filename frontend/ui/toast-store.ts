/** What a toast says. */
export type ToastMessage = { title: string; description?: string; variant?: "default" | "destructive" };
/** A toast with its number; a new one takes the place of the last. */
export type Toast = ToastMessage & { id: number };

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(next: Toast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message, in place of the one shown before. */
export function toast(message: ToastMessage): void {
  count += 1;
  set({ ...message, id: count });
}

/** Takes a toast away, if it is still there. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(undefined);
}

/** The store as React reads it. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => current,
  readOnServer: (): Toast | undefined => undefined,
};
