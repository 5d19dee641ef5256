import { data } from 'react-router';

/**
 * How every form of the site names its fields. The form library takes other names for orders: it
 * would build an array of a hundred million for `email[99999999]`, whoever sends it.
 */
const plainName = /^[a-z][\w-]{0,60}$/i;

/** Several times what the largest form holds. */
const mostFields = 1_000;

/**
 * The form of a request, with nothing in it that no form of the site sends.
 * @throws a 400 for the error page when the form cannot be read
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  const tidy = form && tidyForm(form);
  if (!tidy) throw data({ message: unreadableForm }, { status: 400 });
  return tidy;
}

export const unreadableForm = 'The form did not arrive whole. Send it again.';

/** The fields with plain names, without NULs, which no database takes; null when they are too many. */
export function tidyForm(form: FormData): FormData | null {
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
