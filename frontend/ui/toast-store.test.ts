import { describe, expect, it, vi } from "vitest";
import { dismissToast, TOAST_DURATION, toast, toastStore } from "./toast-store.ts";

describe("toasts", () => {
  it("show one at a time: a new one takes the place of the last", () => {
    const told = vi.fn();
    const stop = toastStore.subscribe(told);
    toast({ title: "Success", description: "Saved" });
    const first = toastStore.read();
    toast({ title: "Error", variant: "destructive" });
    expect(toastStore.read()).toMatchObject({ title: "Error", variant: "destructive" });
    dismissToast(first?.id ?? 0);
    expect(toastStore.read()?.title).toBe("Error");
    dismissToast(toastStore.read()?.id ?? 0);
    expect(toastStore.read()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(3);
    stop();
  });

  it("stay for five seconds, and never stand on the server's page", () => {
    expect(TOAST_DURATION).toBe(5_000);
    expect(toastStore.readOnServer()).toBeUndefined();
  });
});
