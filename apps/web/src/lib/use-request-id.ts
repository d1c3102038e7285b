import { useState } from 'react';
import type { FunctionError } from './function-error.ts';
import { newId } from './new-id.ts';

/** The id by which the server knows a repeated request of a form. */
export interface RequestId {
  readonly requestId: string;
  /** Call after success: the form then asks for something new. */
  readonly renew: () => void;
  /** Call after each refusal: an id that the server has seen with other data is of no more use. */
  readonly renewIfReused: (error: FunctionError) => void;
}

/** Returns an id for the requests of a form, which stays the same while the form is retried. */
export function useRequestId(): RequestId {
  const [requestId, setRequestId] = useState(() => newId());
  const renew = () => setRequestId(newId());
  return {
    requestId,
    renew,
    renewIfReused: ({ code }) => {
      if (code === 'request_reused') renew();
    },
  };
}
