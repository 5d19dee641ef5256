import { createHash } from 'node:crypto';

type Answer = {
  text: string;
  type: string;
  headers: Record<string, string>;
  /** Null where more than what has a time of change decides what it says. */
  changedAt: Date | null;
};

/** The whole of it, or that nothing has changed for whoever says what they have. */
export function unlessKnown(request: Request, { text, type, ...answer }: Answer): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const changed = answer.changedAt?.toUTCString() ?? null;
  const headers = {
    ...answer.headers,
    ETag: etag,
    ...(changed === null ? {} : { 'Last-Modified': changed }),
  };
  if (isKnown(request.headers, { etag, changed })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, {
    headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` },
  });
}

type Validators = { etag: string; changed: string | null };

/** A tag says more than a time, and counts alone where both are told. */
function isKnown(asked: Headers, { etag, changed }: Validators): boolean {
  const tags = asked.get('If-None-Match');
  if (tags === null) return changed !== null && asked.get('If-Modified-Since') === changed;
  return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
