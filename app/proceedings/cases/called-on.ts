import { anyOf } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';

/** 'Public Works Director/Engineer - Ann Overton' */
const officeAndName =
  /^\p{Lu}[\p{L}'’&/, .]{3,60} [-–—] (?:\p{Lu}[\p{L}.'’-]* ){1,3}(\p{Lu}\p{Ll}[\p{L}'’-]+)$/u;
/** In words: a longer sentence calls on nobody. */
const longest = 14;
/** In words: a longer title names a matter, and no part of the evening. */
const mostOfPart = 8;

/** Parts of an evening, and the words of which one is said where it is called: what else they are called is said all evening. */
const parts: { title: RegExp; call: RegExp }[] = [
  { title: anyOf('appointments\nnominations'), call: anyOf('appoint\nreappoint\nnominat\nvacanc') },
  {
    title: anyOf('communications\nreports\ncomments\nremarks\nannouncements\nupdates'),
    call: anyOf('communicat\nreport\ncomment\nremarks\nannounce\nupdate\ndisclos'),
  },
  { title: anyOf('minutes'), call: anyOf('minutes\njournal') },
  { title: anyOf('hearings'), call: anyOf('hearing') },
  {
    title: anyOf('proclamations\nrecognitions\npresentations\nawards'),
    call: anyOf('procla\nrecogni\npresent\naward\nhonor\nceremon'),
  },
  {
    title: anyOf('discussion items'),
    call: anyOf('discussion items?\nitems? (?:for|of) discussion\nto discuss'),
  },
];

/**
 * How it is heard that an entry is called on whose other words are said all evening: one who only reports, by
 * their name; a part of the evening by what it is. Null for matters.
 */
export function callOf({ designator, title }: AgendaEntry): ((text: string) => boolean) | null {
  const name = designator === null ? officeAndName.exec(title)?.[1] : undefined;
  if (name !== undefined)
    return (text) => text.split(' ', longest + 1).length <= longest && text.includes(name);
  if (title.split(' ').length > mostOfPart || /\d/.test(title)) return null;
  const own = parts.filter((part) => part.title.test(title));
  return own.length === 0 ? null : (text) => own.some(({ call }) => call.test(text));
}
