/** A model sent more than anybody reads. */
export class AnalystAnswerTooLarge extends Error {
  override name = 'AnalystAnswerTooLarge';
}

/** Passes bytes on until there are more than `most`. */
function limit(most: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > most) controller.error(new AnalystAnswerTooLarge(`more than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

/** `fetch` that follows no redirect, so that a text goes only where its owner allowed, and reads no endless answer. */
export function cappedFetch(largestBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = response.body?.pipeThrough(limit(largestBytes)) ?? null;
    return new Response(body, response);
  };
}
