/** In bytes; many times what any answer is asked to have. */
const longestAnswer = 4_000_000;

/** `fetch` that gives up on a service whose answer does not end. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.body === null) return answer;
  let length = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > longestAnswer) controller.error(new Error('The answer does not end.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counting), answer);
};
