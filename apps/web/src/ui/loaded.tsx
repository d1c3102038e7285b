import type { ReactNode } from 'react';

/** Shows data once it is there: `failure` in place of it where it could not be read, `pending` until then. */
export function Loaded<Data>({
  data,
  failure,
  pending,
  children,
}: {
  data: Data | undefined;
  failure: ReactNode;
  pending: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (failure !== undefined && failure !== null && failure !== false) return failure;
  return data === undefined ? pending : children(data);
}
