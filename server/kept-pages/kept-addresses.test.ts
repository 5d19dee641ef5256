import { expect, it } from 'vitest';
import { isKeptAddress } from './kept-addresses.ts';

it.each([
  '/',
  '/about',
  '/sample-meeting?order=decided',
  '/meetings-we-track?state=Ohio&after=abc',
  '/coverage?sort=since&dir=desc',
  '/bodies/01a20753-c02c-7004',
  '/bodies/01a20753-c02c-7004/meetings/01a2',
  '/bodies/01a20753-c02c-7004/meetings.ics',
])('keeps %s', (address) => expect(isKeptAddress(address)).toBe(true));

it.each([
  ['a parameter that the page does not read', '/?utm_source=mail'],
  ['words that somebody typed', '/meetings-we-track?q=water'],
  ['a part of a page that a script asks for', '/about?_routes=root'],
  ['a search', '/search?q=water'],
  ['what counts its readers', '/shared/abcdefgh'],
  ['what a link in mail opens', '/unsubscribe?token=abc'],
  ['a page of signed-in readers', '/my-meetings'],
  ['another spelling of an address', '/About/'],
  ['another host', 'http://other.example/about'],
  ['an address nobody would link to', `/meetings-we-track?state=${'a'.repeat(500)}`],
])('does not keep %s', (_what, address) => expect(isKeptAddress(address)).toBe(false));
