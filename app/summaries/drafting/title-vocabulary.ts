import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

/** What a paper of law does, as its title says it: 'an ordinance amending …'. */
export const enacting = words(`
  authorizing amending adopting approving relating concerning regarding declaring establishing
  appropriating repealing creating granting accepting setting annexing rezoning vacating designating
  levying imposing reappropriating ordering requesting supporting opposing appointing confirming
  ratifying calling directing fixing prohibiting regulating extending renewing releasing dedicating
  naming renaming affirming stating expressing honoring recognizing changing modifying increasing
  reducing transferring awarding terminating issuing entering waiving requiring allowing urging
  lifting removing adding revising updating closing conveying acquiring purchasing leasing selling
  commemorating acknowledging proclaiming celebrating congratulating commending encouraging condemning
  reauthorizing rescinding enacting defining abandoning consenting certifying electing implementing
`);
const withE = words(`
  approve declare appropriate create rezone vacate designate impose reappropriate regulate release
  dedicate name rename state recognize change increase reduce terminate issue waive require urge
  remove revise update close acquire purchase lease reauthorize define authorize oppose dispose
`);

/** 'Authorizing' as 'authorize'. */
export function plainVerb(gerund: string): string {
  const stem = gerund.toLowerCase().replace(/ing$/, '');
  if (stem === 'sett') return 'set';
  return withE.find((verb) => verb.slice(0, -1) === stem) ?? stem;
}

/** What titles are of: the last word before 'of', 'for', 'to'. Others are quoted as they stand. */
export const things: ReadonlySet<string> = new Set(
  words(`
    request requests variance variances application applications permit permits plat plats plan plans
    agreement agreements contract contracts report reports budget budgets minutes amendment amendments
    appointment appointments reappointment reappointments annexation rezoning
    rezone appeal appeals hearing hearings license licenses bid bids grant grants easement easements
    purchase purchases proposal proposals policy policies calendar calendars agenda agendas resolution
    resolutions ordinance ordinances bill bills petition petitions fee fees rate rates lease leases
    sale sales map maps waiver waivers exception exceptions abatement abatements study studies update
    updates presentation presentations payment payments claim claims invoice invoices settlement
    settlements extension extensions order orders abandonment vacation use uses warrant warrants list
    lists schedule schedules proclamation proclamations approval redevelopment designation designations
    donation donations program programs project projects audit bond bonds loan loans levy transfer
    transfers acquisition demolition closure closures election elections nomination nominations
    statement statements rule rules moratorium district districts change changes code codes contribution
    allocation allocations award awards letter letters memorandum assessment assessments tax
    taxes renewal renewals subdivision subdivisions encroachment franchise franchises
    resignation resignations retirement retirements
    item items package routes recommendation recommendations expenditure expenditures disbursements
    authorization authorizations permission position positions job hire salary salaries raise increase increases route times veto override
  `),
);

/** '(Att. #4)', '(see Exhibit B)': where the papers of an item lie is no part of its name. */
const mark = String.raw`#? ?(?:\d{1,3}|(?-i:[A-Z]))`;
const attached = pattern(
  'giu',
)`\s*\((?:see )?(?:att(?:achments?|\.)?|exhibits?|encl(?:osures?|\.)?)(?!\p{L}) ?${mark}(?:(?:,| and|-| to| &) ?${mark})*\)`;
export const withoutAttachments = (title: string) => title.replace(attached, '');

/** 'APPROVAL OF MINUTES': agendas shout what every meeting has. */
export const quiet = (title: string) =>
  title.replace(/\b[A-Z]{4,}\b/g, (word) =>
    things.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );

/** Where the name of a thing ends: 'the lease | of the old library'. */
export const thingEnds = pattern('i')`\s(?:${words(
  'of for to from with by at in on between and regarding concerning located dated as that which allowing authorizing amending relating related',
)})\b|[,;:(]|\s[–—-]\s`;

/** What agendas put before a matter. */
export const openers = pattern('iu')`^(?:${phrases(String.raw`
  public hearings?(?: and (?:(?:possible|council|board|commission|committee) )*(?:adoption|action|vote))?(?: (?:on|for|regarding|to consider|to receive comments? on)(?: the following)?)?
  (?:discussion|consideration|presentation|review)(?:,? (?:and\/or|and|or|\/) ?(?:possible |potential )?(?:action|adoption|approval|vote|discussion|consideration))*(?: (?:on|of|to|regarding|and))?
  (?:possible |potential )?action (?:on|to|regarding)
  (?:the )?following(?= \p{L})
  consider(?:ing)?|to consider|(?:a )?motion (?:to|for)(?: (?:an?|the))?|action items?|old business|new business|unfinished business
  (?:first|second|third|final) reading(?: and (?:adoption|passage|approval|vote))? (?:of|on)
  (?:first|second|third|final) reading(?: and (?:adoption|passage|approval|vote))?(?= ?[:–—-])
  (?:adoption|passage|introduction|first reading) of(?= (?:an? )?(?:ordinance|resolution|bill))|vote on|request for (?:board|council|commission) (?:action|approval)(?: (?:on|of|to))?
`)})(?:[\s:,–—-]+|$)`;

/** 'I'll', 'and it's located': where a title in the record's words goes on as talk. */
const talkBegins = pattern('i')`,? (?:and |so |then )*\b(?:${phrases(String.raw`
  it's|it is|that's|this is|we(?:'re|'ll|'ve)?|I(?:'m|'ll|'ve)|I (?:think|would|have|am)|there's|there is|here we|you(?:'re)?|please|excuse me|um+|uh+
  which is (?!the|in)|known as|do I|is there|will be|so (?:we|I)
`)})\b.*$`;

/** Where a paper's title says what it does. */
export const enacts = pattern('i')`\b(?:${enacting}\b|related to\b|pertaining to\b)`;
/** 'Acme Inc. of Dover', 'J. Lane': a stop behind these ends no sentence. */
const shortened = 'Inc|Co|Corp|Ltd|No|Nos|St|Ste|Dr|Mr|Ms|Mrs|Jr|Sr|Ave|Rd|Ln|Blvd|Hwy|Assoc|Dept';
/** What of a paper's title says no more of it. */
export const endsOfPaper = pattern('iu')`${phrases(String.raw`
  ;.*$|[,;]? and (?:further )?providing for .*$|, (?:all )?in (?:substantially )?the form .*$
  (?<!\b(?:${shortened}|(?-i:\p{Lu})))\. (?=(?-i:\p{Lu})).*$
`)}`;

/** 'And authorize Chair to sign on behalf of the board': what a motion adds to every contract. */
const officer = words(
  String.raw`chair\p{L}* mayor manager administrator superintendent president clerk director`,
);
const maySign = pattern(
  'iu',
)`,? and (?:to )?authoriz(?:e|es|ing) (?:the |our )?(?:\p{L}+ )?${officer} to (?:sign|execute)(?: (?:it|the (?:contract|agreement|documents?)|on (?:the )?behalf of .*))?$`;

/** In letters: a shorter beginning is no title by itself. */
const fewestLetters = 12;

/** Where talk goes on after words that say something, it is cut off. */
export function withoutTalk(text: string): string {
  const talk = talkBegins.exec(text);
  const kept = talk && talk.index >= fewestLetters ? text.slice(0, talk.index) : text;
  return kept.replace(/,? (?:for an amount )?not to exceed what$/i, '').replace(maySign, '');
}
