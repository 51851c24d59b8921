/** The content of a toast. */
export type ToastMessage = { title: string; description?: string; variant?: "default" | "destructive" };
