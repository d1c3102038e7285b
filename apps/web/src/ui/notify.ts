import { toast } from 'sonner';

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly isError?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let wasError = false;

/** Shows a short notice for four seconds, at most three at once, and never a success beside a failure. */
export function notify({ title, description, isError = false, action }: Notice): void {
  if (isError !== wasError) toast.dismiss();
  wasError = isError;
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
  };
  if (isError) toast.error(title, options);
  else toast(title, options);
}
