import { z } from 'zod';
import { webAddress } from '#app/platform/http/web-address.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { line, optional, required } from './typed-line.ts';

const address = optional(1000).transform((text, context) => {
  if (text === null) return null;
  const read = publicAddress(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'Enter a web address, such as https://example.gov' });
  return z.NEVER;
});

const state = line(100).transform((text, context) => {
  const known = jurisdictionOf(text);
  if (known) return known;
  context.addIssue({
    code: 'custom',
    message: text === '' ? 'State is required' : 'Write the state’s full name, such as Colorado',
  });
  return z.NEVER;
});

const timeZone = optional(64).refine(
  (zone) => zone === null || isTimeZone(zone),
  'Enter a time zone by its name, such as America/Denver',
);

/** What an admin says about an entity, in a form or in a row of a CSV file. */
export const entityForm = z.object({
  entityName: required(200, 'Name is required'),
  entityDescription: optional(300),
  entityType: required(100, 'Type is required'),
  state,
  county: optional(100),
  homepageUrl: address,
  docsLink: address,
  timeZone,
});

export type EntityFields = z.infer<typeof entityForm>;

/** Two names that a reader would take for one. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

export const nameTaken = 'There is an entity of this name already';

/** An address of the public web. 'example.gov' is one, as people write it. */
function publicAddress(text: string): string | null {
  const named = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
  const address = webAddress(named);
  const url = address ? new URL(address) : null;
  return url && !url.username && !url.password && url.hostname.includes('.') ? address : null;
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone })) && zone.includes('/');
  } catch {
    return false;
  }
}
