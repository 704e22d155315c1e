/** A server sent more than is read of it. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/** Passes bytes on until there are more than `most`. */
function limit(most: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > most) controller.error(new AnswerTooLarge(`more than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

/** `fetch` that follows no redirect, so that a call goes only where it is configured to go, and reads no endless answer. */
export function cappedFetch(largestBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = response.body?.pipeThrough(limit(largestBytes)) ?? null;
    return new Response(body, response);
  };
}
