import { cutAtClause } from './cut-at-clause.ts';
import type { NamedMatter } from './matter-words.ts';

const asks = /^(.{3,80}?),? (?:to |is )?request(?:s|ing|ed)?(?: for)? (.+)$/i;
/** 'Application of Mr. Lane, request to rezone': whoever applies requests. */
const asker = /^(?:the )?(?:application|petition) (?:of|by|from) /i;

const isKind =
  /^(?:the |an? )?(?:first |second |third )?(?:\p{L}+[- ])?(?:initiated|sponsored|amended|revised|updated|supplemental|additional|formal|annual)$/iu;

/** What somebody asks for, told with who asks; null where a title tells of no such thing. */
export function requestOf(title: string): NamedMatter | null {
  const [, named = '', what = ''] = asks.exec(title) ?? [];
  const who = named.replace(asker, '');
  if (who === '' || what === '' || /^(?:the )?requests?\b/i.test(title)) return null;
  // 'Studio 56: request from Mr. Lane to build': the name of a place, and then the request.
  if (/:\s*$/.test(named)) return null;
  // 'PB 26-07, a request from Mr. Lane', 'a rezoning request for the tract'.
  if (/(?:^|\s)an?(?: [\p{L}-]+){0,2}$/u.test(who) && / request /i.test(title)) return null;
  // 'Publicly initiated request for an amendment': what kind of request it is, and nobody's name.
  if (isKind.test(who) && / request for /i.test(title)) return null;
  const wanted = what.replace(/^(?:to )?(?=allow\b)/i, 'to ');
  const isToDo = /^to\b/i.test(wanted);
  return {
    subject: cutAtClause(`The request of ${who} ${isToDo ? wanted : `for ${wanted}`}`),
    deed: null,
    short: 'the request',
    isMany: false,
    isBare: false,
    verb: 'granted',
  };
}
