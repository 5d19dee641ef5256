import { capitalized } from '#app/platform/language/capitalized.ts';
import { pattern } from '#app/platform/language/pattern.ts';
import { printedTitle } from '../drafting/printed-title.ts';
import { enacting } from '../drafting/title-vocabulary.ts';
import { unshouted } from '../drafting/unshouted.ts';

const sorts = 'consideration|discussion|information|action|report|presentation';
/** What an agenda's program writes before a title, to say what is done with the item: 'REPORT: '. */
const ofSort = String.raw`(?: (?:items?|ITEMS?))?(?::| [–—-]) (?=\S+ \S)`;
const sortOf = new RegExp(
  String.raw`^(?:${sorts})(?:(?:,? (?:and\/or|and|or)|\/| ?&) ?(?:possible )?(?:${sorts}))+${ofSort}`,
  'i',
);
/** One alone is a sort only in capitals: 'Discussion: parking' names what is done. */
const sortInCapitals = new RegExp(`^(?:${sorts.toUpperCase()})${ofSort}`);

const paper = '(?:resolution|ordinance|bill)';
const sort = '(?:(?:council|house|senate|assembly|joint|emergency|budget|zoning) )?';
const number = String.raw`[A-Z]{0,3}-?\d[\w/-]*(?:\.\d+)?`;
/** 'Ordinance number 5', at the beginning of a title. */
const named = String.raw`(?<=^(?:public hearing: )?)(${sort}${paper},?) (no\.? ?|number |#)?(${number})`;
const article = "(?:(?:an?|the|and|being an?|it's an?|which is an?) )?";
const ofPlace = '(?: of (?:the )?(?:city|town|village|county|board|parish)\\b[^.;]{0,60}?)?';
const does = String.raw`(?:${enacting.join('|')}|related|pertaining|to)\b`;
/** 'Resolution No. 12 - A Resolution authorizing', 'Ordinance 5 of the City of Dover, amending'. */
const saidAgain = pattern('iu')`${named}[\s,:;.–—-]+${article}${paper}${ofPlace},? (?=${does})`;
/** 'Ordinance number 5 amending', as captions and clerks run on. */
const runOn = pattern('iu')`${named}(?: (?=(?:${enacting}|related)\b)|$)`;
/** How captions hear 'council' before a paper. */
const misheard = /\bcoun(?:cil|sel) (bill|resolution|ordinance)\b/gi;

const hearingOn = new RegExp(`^public hearing (?:on )?(?:an? )?(?=${paper}\\b)`, 'i');
/** 'On this property, which is about half an acre', as people say it. */
const asSpoken = /, which is (?=(?:about|approximately|located|known as|just)\b)/g;

/**
 * A case's title as a reader wants it over an account: without what is said twice in it or only sorts
 * the agenda, and not in capitals. The agenda's own words stay in the case.
 */
export function readingTitle(title: string): string {
  const plain = printedTitle(title.replace(/\s+/g, ' ').trim())
    .replace(sortInCapitals, '')
    .replace(sortOf, '')
    .replace(misheard, (_, kind: string) => `Council ${capitalized(kind.toLowerCase())}`)
    .replace(hearingOn, 'Public hearing: ')
    .replace(asSpoken, ', ')
    .replace(saidAgain, paperName)
    .replace(/[\s.;:,]+$/, '')
    .replace(runOn, paperName)
    .replace(/, $/, '');
  return capitalized(unshouted(plain));
}

const paperName = (_: string, kind: string, mark: string | undefined, own: string) =>
  `${kind.replace(/,$/, '').replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())} ${/^no/i.test(mark ?? '') ? 'No. ' : ''}${own}, `;
