/** What a toast says. */
export type ToastMessage = { title: string; description?: string; variant?: "default" | "destructive" };
