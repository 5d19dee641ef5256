import { anyOf } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';

/** 'Public Works Director/Engineer - Ann Overton' */
const officeAndName =
  /^\p{Lu}[\p{L}'’&/, .]{3,60} [-–—] (?:\p{Lu}[\p{L}.'’-]* ){1,3}(\p{Lu}\p{Ll}[\p{L}'’-]+)$/u;
/** In words: a longer sentence calls on nobody. */
const longest = 14;
/** In words: a longer title names a matter, and no part of the evening. */
const mostOfPart = 8;

/** Parts of an evening, each with the words of which one is said where it is called: the rest is said all evening. */
const parts: RegExp[] = [
  anyOf('appoint\\w*\nnominat\\w*\nreappoint\\w*\nvacanc\\w+'),
  anyOf('communicat\\w*\nreports?\ncomments?\nremarks\nannounce\\w*\nupdates?\ndisclosures?'),
  anyOf('minutes\njournal'),
  anyOf('hearings?'),
  anyOf('proclamations?\nproclaim\\w*\nrecogni\\w+\npresent\\w*\nawards?\nhonor\\w*\nceremon\\w+'),
  anyOf('discussion items?\nitems? (?:for|of) discussion\nto discuss'),
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
  const own = parts.filter((part) => part.test(title));
  return own.length === 0 ? null : (text) => own.some((part) => part.test(text));
}
