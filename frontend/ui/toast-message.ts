/** The content of a toast. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** What can be done about it: the message stays until it is. */
  action?: { label: string; onClick: () => void };
};
