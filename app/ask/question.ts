/** A question as it stands in an address: `/ask?q=…&body=…`. */
export type Question = {
  /** As typed */
  q: string;
  /** Of one body alone, by its id; null for all that the reader may read */
  body: string | null;
};

/** Characters; what is longer is refused with a sentence, not cut. */
export const longestQuestion = 300;

/** Whatever of an address or a form makes no sense counts as absent. */
export function readQuestion(params: URLSearchParams | FormData): Question {
  const text = (name: string) => {
    const value = params.get(name);
    return typeof value === 'string' ? value.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  };
  const body = text('body');
  return { q: text('q'), body: /^[\w-]{1,60}$/.test(body) ? body : null };
}

export function askPath({ q, body }: Question): string {
  // What is too long is refused by its page, and need not be carried there whole.
  const asked = q.slice(0, longestQuestion + 1);
  const params = new URLSearchParams({ ...(q && { q: asked }), ...(body && { body }) });
  return params.size === 0 ? '/ask' : `/ask?${params}`;
}

/** Why a question is not looked into; null where it is. */
export const refusedQuestion = ({ q }: Question): string | null =>
  q.length > longestQuestion
    ? `A question can have ${longestQuestion} characters, and this one has more. Ask one thing at a time.`
    : null;
