import { printedTitle } from './printed-title.ts';
import { openers, withoutTalk } from './title-vocabulary.ts';

/** Without what agendas put before a matter, and without the talk that the record goes on with. */
export function plainTitle(title: string): string {
  const plain = withoutTalk(withoutOpeners(printedTitle(title)));
  return (
    (plain.split(/(?<=[\p{Ll}\d)]{2})\. (?=\(?\p{Lu})/u)[0] ?? plain)
      .replace(
        /\s*\((?:public hearing|roll call(?: vote)?|action|voice vote|first reading|second reading|discussion|information)\)/gi,
        '',
      )
      .replace(/^((?:\S+ ){0,3}minutes) ?[–—:-] ?(?=\p{Lu}\p{Ll}+ \d)/iu, '$1 of ')
      // 'Leave(s) of absence'
      .replace(/(?<=\p{Ll})\(s\)/gu, 's')
      .replace(/[\s.,:;–—-]+$/, '')
      .replace(/^(?:an? |the |another )(?=\p{L})/iu, '')
      .replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase())
  );
}

export function withoutOpeners(title: string): string {
  let plain = title.replace(/\s+/g, ' ').trim();
  for (let round = 0; round < 2; round += 1)
    plain = plain.replace(openers, '').replace(/^and (?=\p{L})/iu, '');
  return plain.replace(/^(?:an? |the )(?=\p{L})/iu, '');
}
