import { pattern } from '#app/platform/language/pattern.ts';
import type { MatterKey } from './matter-key.ts';
import { compassPoints, streetKinds } from './street-names.ts';

const point = [...compassPoints.keys()];
const kind = [...streetKinds.keys()].sort((one, other) => other.length - one.length);

/** '1300 Canyon Blvd.', '51 through 53 West Pine Street': a number, a name of its own, a kind of street. */
const address = pattern(
  'giu',
)`(?<![\d.,$-])(?<number>\d{1,6})(?:(?: through | and | to |-)\d{1,6})? (?<point>${point}\.? )?(?<name>[\p{L}\d'’]+(?: [\p{L}'’]+){0,2}?) (?<kind>${kind})\b`;

/** Words that no street has in its name: the number belongs to something else. */
const noName =
  /\b(?:acres?|of|the|on|in|at|and|for|to|feet|foot|units?|lots?|block|years?|percent|dollars?|million|[ap]m)\b/i;

/** A number that has its own word before it is no house's: 'Ordinance 7718 vacating an alley'. */
const numbersPaper =
  /(?:\bn(?:o|os|umber)\.?|#|\b(?:ordinance|resolution|bill|case|file|lots?|tracts?|units?))\s*$/i;

/** Captions write a name of one word in small letters; of several words they do not make a name. */
const isName = (name: string) => !/\s\p{Ll}|^\p{Ll}+ |^\p{Ll}+ing$/u.test(name);

/** The addresses of houses and lots that a text names. */
export function findAddresses(text: string): MatterKey[] {
  return [...text.matchAll(address)].flatMap(({ groups, index }) => {
    const written = groups?.name ?? '';
    if (!groups || numbersPaper.test(text.slice(0, index)) || !isName(written)) return [];
    const name = written.toLowerCase();
    if (noName.test(name)) return [];
    const towards = compassPoints.get((groups.point ?? '').trim().replace('.', '').toLowerCase());
    const street = streetKinds.get((groups.kind ?? '').toLowerCase());
    const key = [groups.number, towards, name.replaceAll('’', "'"), street].filter(Boolean);
    const parts = [groups.number, groups.point?.trim(), written, groups.kind];
    const label = parts.filter(Boolean).map(capitalised).join(' ');
    return [{ kind: 'address', key: `address ${key.join(' ')}`, label, reach: 'body' }];
  });
}

const capitalised = (word = '') =>
  word.replace(/\b\p{Ll}(?=\p{L})/gu, (letter) => letter.toUpperCase());
