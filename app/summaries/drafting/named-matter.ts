import { pattern, words } from '#app/platform/language/pattern.ts';
import { deeds } from '#app/proceedings/language/deeds.ts';
import { cutAtClause } from './cut-at-clause.ts';
import type { NamedMatter } from './matter-words.ts';
import { paper, paperName } from './paper-name.ts';
import { plainTitle, withoutOpeners } from './plain-title.ts';
import { printedTitle } from './printed-title.ts';
import { requestOf } from './request-of.ts';
import {
  enacting,
  enacts,
  endsOfPaper,
  openers,
  plainVerb,
  quiet,
  thingEnds,
  things,
  withoutTalk,
} from './title-vocabulary.ts';
import { unshouted } from './unshouted.ts';

/** 'Resolution 0616 2026A', where papers are numbered by the day. */
const ofDay = String.raw`\d{1,2}[ -]?\d{2}[ -](?:19|20)\d\d(?:-?[A-Z])?`;
/** 'Resolution No. 2026-02 - A Resolution authorizing …', 'Council Bill 119827, an ordinance relating to'. */
const paperTitle = pattern(
  'i',
)`^((?:budget |budget amendment |emergency |joint |zoning )*${paper}) ?(no\.?|number|#)? ?(${ofDay}|[A-Z]{0,3}-?\d[\w./-]*)\b[\s,:;.–—-]*(.*)$`;
const approval =
  /^(?:to )?(approv(?:e|al|ing)|adopt(?:ion|ing)?|accept(?:ance|ing)?(?: and (?:fil(?:e|ing)|approv(?:e|al|ing)))?|pass(?:age|ing)?)(?: of| for)?(?: the| an?)? (.+)$/i;
/** 'Grant application' and 'report on the audit' are things, 'grant the rule' and 'report H.R. 5' are not. */
const deed = pattern(
  'i',
)`^(?:to )?(${deeds}|go with|pay(?= (?:the|all|our) )|(?:grant|report|let)(?= (?:the|an?|all|H\.R\.|S\.) )) (.+)$`;
/** 'Rezoning Case 12' is a case; 'rezoning 12 acres' is done to them. */
const enactsFirst = pattern(
  'i',
)`^(${enacting}) (?!(?:case|request|petition|application)s?\b|#)(.+)$`;

/** 'Lease of the depot. (Introduced on May 14)': what was done with it at another meeting. */
const cameBefore =
  /[.,]?\s*\((?:introduced|continued|tabled|held over|deferred|postponed|first reading|second reading)\b[^()]*\)\s*$/i;
/** 'Approval to award a contract' is the award. */
const approvalTo = /^approval (?=to \p{Ll}{3,} )/iu;
/** '2026-118 Resolution …', 'SPR#06-40(2025) Branch office': the number under which a file is kept stands before its name. */
const fileFirst =
  /^(?!FY)(?:[A-Z]{1,6}[-#]?)?\d{2,}(?:-\d{2,8})+(?:\(\d{4}\))?[\s:.–—-]+(?=\p{L}{3})/u;
/** '140671 A Resolution urging …' is Resolution 140671. */
const paperFirst = /^(\d{5,7}(?:-[A-Z]{1,2})?)[:.,]? (?:an? )?(ordinance|resolution|bill) /i;
/** 'Resolution leasing the depot. (Resolution No. 12)': its own number stands behind it. */
const numberLast = pattern(
  'iu',
)`^((?:\p{L}+ ){0,2}(resolution|ordinance|bill)) (.+?)[.,;\s]*\(((?:\p{L}+ ){0,2}\2 (?:no\.? |number |#)?\d[\w-]*)\)$`;

/** A case's title as a sentence can name it; null where it names nothing. */
export function namedMatter(written: string): NamedMatter | null {
  const title = quiet(unshouted(printedTitle(written.trim())))
    .replace(cameBefore, '')
    .replace(approvalTo, '')
    .replace(paperFirst, '$2 $1 ')
    .replace(fileFirst, '')
    .replace(numberLast, '$4 $3');
  const named = paperOf(withoutOpeners(title).replace(approval, '$2'));
  if (named) return named;
  const plain = plainTitle(title);
  if (!/\p{L}{3}/u.test(plain)) return null;
  const given = approval.exec(plain);
  const [, how = '', what = ''] = given ?? [];
  const inner = given ? what.replace(openers, '') : plain;
  const verb = /^accept/i.test(how) ? 'accepted' : /^adopt/i.test(how) ? 'adopted' : 'approved';
  const act = given ? null : deedOf(plain);
  return (
    paperOf(inner) ??
    (given ? null : requestOf(plain)) ??
    act ??
    paperUnnumbered(inner) ??
    thingOf(inner, verb) ??
    quotedTitle(plain)
  );
}

/** Without what papers end in, or the record goes on with. */
const ending = (text: string) =>
  withoutTalk(text)
    .replace(endsOfPaper, '')
    .replace(/[\s.,:;–—-]+$/, '');

function paperOf(title: string): NamedMatter | null {
  const [, kind = '', mark = '', number = '', rest = ''] = paperTitle.exec(title) ?? [];
  if (number === '') return null;
  const written = number.replaceAll(' ', '-');
  const name = [paperName(kind), /^no/i.test(mark) && !/^number/i.test(mark) ? 'No.' : '', written]
    .filter((part) => part !== '')
    .join(' ');
  // 'Vacate lots 1 to 9, a portion of Elm Street, vacating lot 210': it begins with what it does.
  const place = deed.test(rest) ? -1 : rest.search(enacts);
  const clause = place < 0 ? '' : ending(rest.slice(place));
  const bare = ending(rest).replace(/^(?:an?|the) /i, '');
  return named({ name, kind, about: aboutOf(clause, bare) });
}

/** What a paper does, as it goes on after its name: ', amending …,' or ' (parks investment)'. */
function aboutOf(clause: string, bare: string): string {
  if (clause !== '') return `, ${lowerStart(clause)},`;
  if (!bare.includes(' ') || paperAgain.test(bare)) return '';
  if (/^(?:which|that) /i.test(bare)) return `, ${bare},`;
  return does.test(bare) ? `, which ${bare},` : ` (${bare})`;
}

/** 'Resolution urging the state to act': named by what it does alone. */
const unnumbered = pattern('i')`^(resolution|ordinance) (?=(?:to|${enacting})\b)`;

function paperUnnumbered(title: string): NamedMatter | null {
  const kind = unnumbered.exec(title)?.[1]?.toLowerCase();
  if (kind === undefined) return null;
  const subject = cutAtClause(`The ${lowerStart(ending(title))}`);
  const short = `the ${kind}`;
  return { subject, deed: null, short, isMany: false, isBare: false, verb: 'adopted' };
}

const paperAgain = pattern('i')`^(?:to |is )?${paper}$`;
/** 'Would allow four homes', 'awards a contract': a sentence of which the paper is the subject. */
const does = pattern()`^(?:${words('would will is are has have bans gives makes')}|${deeds}e?s) `;

/** What is told in brackets may be cut before they close. */
const bracketed = (text: string) => (/\([^)]*$/.test(text) ? `${text} …)` : text);

function named({ name, kind, about }: { name: string; kind: string; about: string }): NamedMatter {
  const isBill = /bill|h\.? ?r\b|c\.?b\b|s\.?b\b/i.test(kind);
  return {
    subject: bracketed(cutAtClause(`${name}${about}`)),
    deed: null,
    short: name,
    isMany: false,
    isBare: false,
    verb: isBill ? 'passed' : 'adopted',
  };
}

/** 'Lease L-17035', 'Grant No. 5': behind what is called so. */
const numberedThing = /^(?:lease|grant|permit|contract)$/i;
const code = /^(?:no\.? ?|number |#|\p{L}{1,4}-)\d/iu;

/** 'Approval to contract with', of which the head was taken: any verb is a deed behind 'to', and 'North Elm' is none. */
const toDo = /^[Tt]o (\p{Ll}{3,}) (.+)$/u;

function deedOf(title: string): NamedMatter | null {
  const [, verb = '', what = ''] = deed.exec(title) ?? toDo.exec(title) ?? [];
  const [, gerund = '', rest = ''] = enactsFirst.exec(title) ?? [];
  // 'Purchase agreement', 'Transfer station': things that are called like what is done.
  const isThing =
    (verb !== '' && things.has(what.split(/[\s,]/)[0]?.toLowerCase() ?? '')) ||
    (numberedThing.test(verb) && code.test(what));
  const isOf = /^(?:of|for|from)\b/i.test(what) && !toDo.test(title);
  if (gerund === '' && (verb === '' || isThing || isOf)) return null;
  if (/^(?:relating|concerning|regarding)$/i.test(gerund)) return null;
  const said = gerund === '' ? `${verb.toLowerCase()} ${what}` : `${plainVerb(gerund)} ${rest}`;
  return {
    subject: null,
    deed: cutAtClause(said),
    short: 'the motion',
    isMany: false,
    isBare: false,
    verb: 'approved',
  };
}

/** 'Parcel map 24-03 and development permit 24-01'. */
const severalPapers = /\d-\d{1,4} and (?:\p{L}+ )+\d{2,4}-\d/u;

function thingOf(title: string, verb: NamedMatter['verb']): NamedMatter | null {
  const end = title.search(thingEnds);
  const name = end < 0 ? title : title.slice(0, end);
  const head = [name, title]
    .map(
      (text) =>
        text
          .replace(/(?: (?:no\.? |#)?(?:\p{L}{1,4}-)?\d\S*)+$/iu, '')
          .split(' ')
          .at(-1)
          ?.toLowerCase() ?? '',
    )
    .find((word) => things.has(word));
  // 'Exhibits Approval was approved' says it twice.
  if (head === undefined || head === 'approval') return null;
  const isPlural = head.endsWith('s') && things.has(head.slice(0, -1));
  const isMany = isPlural || head === 'minutes' || severalPapers.test(title);
  const isBill = head === 'bill' && /^bill\b/i.test(title);
  return {
    subject: closed(cutAtClause(`The ${lowerStart(title)}`)),
    deed: null,
    short: `the ${head}`,
    isMany,
    isBare: false,
    verb: isBill ? 'passed' : verb,
  };
}

/** What is set in by a comma ends with one: 'the map amendment, the rezoning of Elm Street, was'. */
const closed = (text: string) =>
  /, (?:an?|the|which|known as|\p{Ll}+ing) /u.test(text) && !text.endsWith(',') ? `${text},` : text;

/** A title that no sentence can be made of without bending it stands as it is. */
function quotedTitle(title: string): NamedMatter {
  const inner = cutAtClause(title)
    .replace(/[“”]/g, '"')
    .replace(/"([^"]*)"/g, '‘$1’');
  return {
    subject: `The item “${inner}”`,
    deed: null,
    short: 'the item',
    isMany: false,
    isBare: true,
    verb: 'approved',
  };
}

const months = pattern()`^${words('January February March April May June July August September October November December')}\b`;

/** A title in capitals keeps them; a sentence goes on with a small letter. */
const lowerStart = (text: string) =>
  !months.test(text) && /^\p{Lu}\p{Ll}[\p{L}'’-]*(?![\p{L}'’-]| (?!FY)[\p{Lu}\d])/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
