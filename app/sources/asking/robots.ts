import robotsParser from 'robots-parser';
import { brand } from '#app/brand.ts';

/** What a site's robots.txt says of one address: may we ask for it, and how long apart. */
export type RobotsWord = { isAllowed: boolean; secondsApart: number };

/** As RFC 9309 wants it read at least; what comes after is no list of rules any more. */
export const mostRobotsBytes = 500 * 1024;

/** Patterns with a `*` are compared at each letter of an address: a few hundred of them take no time. */
const mostWildcardLetters = 50_000;

const nothingAllowed = 'User-agent: *\nDisallow: /';

/** A robots.txt as it is kept: '' where what was answered is none, and forbids nothing. */
export function keptRobots(text: string): string {
  // Many sites answer whatever they do not have with a page; the database keeps no zero bytes.
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\0', '');
  if (/^\s*</.test(plain)) return '';
  const rules = plain.split(/\r\n?|\n/).filter((line) => isRule.test(line));
  const wildcards = rules.filter((line) => /^\s*(dis)?allow/i.test(line) && line.includes('*'));
  const letters = wildcards.reduce((sum, line) => sum + line.length, 0);
  return letters > mostWildcardLetters ? nothingAllowed : rules.join('\n');
}

const isRule = /^\s*(user-agent|allow|disallow|crawl-delay)\s*:/i;

export function askRobots(robots: string, url: URL): RobotsWord {
  const parsed = robotsParser(new URL('/robots.txt', url).href, robots);
  const delay = parsed.getCrawlDelay(brand.name);
  return {
    isAllowed: parsed.isAllowed(url.href, brand.name) ?? true,
    secondsApart: delay !== undefined && delay > 0 ? delay : 0,
  };
}
