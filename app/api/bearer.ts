/** RFC 6750: one token, without white space. */
const bearer = /^bearer +([\w.~+/-]+=*) *$/i;

/** What a request says it may ask by: nothing, something unreadable, or a key. */
export function readBearer(headers: Headers): { key: string } | 'none' | 'unreadable' {
  const authorization = headers.get('Authorization');
  if (authorization === null) return 'none';
  const key = bearer.exec(authorization)?.[1];
  return key === undefined ? 'unreadable' : { key };
}
