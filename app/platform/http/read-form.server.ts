import { data } from 'react-router';
import { bodyLimit } from '#app/body-limits.ts';

/**
 * How every form of the site names its fields. The form library takes other names for orders: it
 * would build an array of a hundred million for `email[99999999]`, whoever sends it.
 */
const plainName = /^[a-z][\w-]{0,60}$/i;

/** Several times what the largest form holds: a page of fifty bodies to follow. */
const mostFields = 300;

/**
 * The form of a request, with nothing in it that no form of the site sends. Forms that come with a
 * file are read by `readUploadForm`; all others are sent as one line of fields, which are counted
 * before anything is made of them.
 * @throws a 400 for the error page when the form cannot be read, a 413 when it is too large
 */
export async function readForm(request: Request): Promise<FormData> {
  const { pathname } = new URL(request.url);
  const type = request.headers.get('content-type');
  if (Number(request.headers.get('content-length')) > bodyLimit(pathname, type)) {
    throw data(null, { status: 413 });
  }
  const fields = await readFields(request, type);
  const tidy = fields && tidyForm(fields);
  if (!tidy) throw data({ message: unreadableForm }, { status: 400 });
  return tidy;
}

async function readFields(request: Request, type: string | null): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(type ?? '')) return null;
  const sent = await request.text().catch(() => null);
  if (sent === null || hasMoreThan(mostFields, sent)) return null;
  return new URLSearchParams(sent);
}

function hasMoreThan(most: number, sent: string): boolean {
  let end = -1;
  for (let fields = 1; fields <= most; fields += 1) {
    end = sent.indexOf('&', end + 1);
    if (end === -1) return false;
  }
  return true;
}

export const unreadableForm = 'The form did not arrive whole. Send it again.';

/** The fields with plain names, without NULs, which no database takes; null when they are too many. */
export function tidyForm(form: FormData | URLSearchParams): FormData | null {
  const tidy = new FormData();
  let fields = 0;
  for (const [name, value] of form) {
    fields += 1;
    if (fields > mostFields) return null;
    if (!plainName.test(name)) continue;
    tidy.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value);
  }
  return tidy;
}
