/** The content of a toast. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** An action the user can take; the message stays until it is taken or dismissed. */
  action?: { label: string; onClick: () => void };
};
