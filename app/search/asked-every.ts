/**
 * Answers with what `ask` said last, which is asked anew after so many milliseconds. Whoever asks meanwhile
 * waits for the same answer; one that failed is asked for again.
 */
export function askedEvery<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; at: number } | null = null;
  return () => {
    const now = performance.now();
    if (known && now - known.at <= milliseconds) return known.answer;
    const asked = { answer: ask(), at: now };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = null;
    });
    return asked.answer;
  };
}
