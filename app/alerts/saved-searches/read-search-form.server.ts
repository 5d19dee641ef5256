import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { facetNames } from '#app/search/found.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { savedAddress } from './saved-address.ts';
import { nameOfQuery, savedSearchForm } from './saved-search-form.ts';

/**
 * What somebody sent from the form of a saved search: what they want kept, or an answer where they
 * want to see what it finds first, or something is wrong.
 *
 * @param here the form's page, which shows what other words find
 */
export function readSearchForm(form: FormData, here: string) {
  const address = new URLSearchParams();
  for (const field of ['q', ...facetNames]) address.set(field, String(form.get(field) ?? ''));
  const search = readSearchAddress(address);
  const submission = parseWithZod(form, { schema: savedSearchForm });
  if (submission.status !== 'success') {
    return { answer: data({ lastResult: submission.reply() }, { status: 400 }) };
  }
  if (form.get('intent') === 'preview')
    return { answer: redirect(`${here}?${savedAddress(search)}`) };
  const { q, name, rate } = submission.value;
  return {
    submission,
    value: { search, name: name || nameOfQuery(q), rate },
  };
}
