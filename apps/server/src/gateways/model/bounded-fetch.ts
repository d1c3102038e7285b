/** Ten times the size of the longest rule. */
const mostBytes = 1024 * 1024;

/** `fetch` with a size limit on the answer, so that a provider cannot fill the memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new Error('The answer is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};
