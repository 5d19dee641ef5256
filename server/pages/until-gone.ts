import type { Response as ServerResponse } from 'express';

/** Milliseconds in which a page has to be rendered. */
const renderTimeout = 6_000;

/** Gives a rendering up when it takes too long, or when nobody waits for it any more. */
export function untilGone(response: ServerResponse, rendering: { abort(): void }): void {
  const timer = setTimeout(() => rendering.abort(), renderTimeout);
  response.once('close', () => {
    clearTimeout(timer);
    rendering.abort();
  });
}
