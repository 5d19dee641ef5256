import { months } from '#app/platform/language/months.ts';
import { pattern, phrases } from '#app/platform/language/pattern.ts';

const pageMark =
  /^(?:[-–—]\s*)?(?:page|pg\.?)?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*[-–—])?$|\bpage\s+\d+\s+of\s+\d+\b/i;

const notices = phrases(`
  americans with disabilities
  reasonable (?:accommodation|modification)
  (?:special|disability) accommodations?
  (?:accommodations?|assistance|interpreters?) .{0,60}\\b(?:contact|call|request|hours)
  auxiliary aids?
  sign language interpret
  hours (?:prior to|before|in advance of) the meeting
  (?:zoom|webex|teams|youtube|facebook|granicus) (?:meeting|webinar|link|live|id)
  (?:webinar|meeting|conference|access) (?:id|code)\\b
  pass ?code
  dial[- ]in
  (?:livestream|live stream|broadcast) (?:at|on|available)
  you may (?:also )?(?:attend|join|watch|listen|view)
  watch (?:online|live|on (?:zoom|youtube))
  one[- ]tap mobile
  listen by phone
  raise (?:your )?hand
  (?:public|speaker) (?:comments?|speakers?|requests?) (?:cards?|forms?|slips?)
  (?:may|must|shall|should) be (?:submitted|received|limited to)
  (?:items? )?(?:is|are) subject to change
  notice is hereby given
  dated (?:this|at|on)\\b
  posted (?:on|at|by|with|in accordance|pursuant)
  printed on \\d
  this (?:agenda|notice|meeting) (?:is|was|has been|will be|may)
  copies of (?:this|the) agenda
  materials? (?:related|relating) to (?:an? )?items?
  for (?:more|further|additional) information
  (?:persons?|anyone|those|members of the public|citizens|residents) (?:who )?(?:wish|desir|interest|want)
  open meetings? (?:act|law)
  (?:instructions|rules|guidelines|procedures?) for
  (?:items|matters) (?:listed|on|under|in) (?:\\S+ ){0,8}(?:are|will be|may be) 
  (?:considered|deemed) (?:to be )?routine
`);
const notice = pattern('i')`\b${notices}`;
/** '(15 minutes)', '(3 minutes each)'. */
const timeAllowed = /^\(\s*\d+ ?min(?:ute)?s?\b[^()]*\)$/i;
const dateAlone = pattern(
  'i',
)`^\w+day,? ${months} \d{1,2},? \d{4}(?:,? (?:at )?\d{1,2}:\d{2} ?[ap]\.?m\.?)?$`;
/** 'Regular meeting at 6:00 P.M.', 'Alder Bay City Hall, Council Chambers': when and where, of the second meeting of one evening. */
const meetingHead = pattern('iu')`^(?:${[
  String.raw`(?:(?:regular|special|adjourned|joint) ){1,2}(?:meeting|session)s?,? (?:at |[-–—] )?\d{1,2}:\d{2} ?[ap]\.?m\.?`,
  String.raw`(?:[\p{L}.’'-]+ ){0,4}(?:city|town|village|county|municipal) (?:hall|building|center), (?:\p{L}+ ){0,3}(?:chambers?|room)`,
]})$`;
const noItem = /^(?:or|and\/or|agenda|notice|revised|amended)$/i;
const address =
  /https?:\/\/|\bwww\.|@\w+\.\w|\b\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|^(?:phone|tel|telephone|fax|e-?mail|website)\b\s*:|,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/i;
const stage =
  /^(?:please\s+)?note[:s]|^(?:public )?notice\b|^\*(?! )|^={3,}|^_{3,}|^[-_–—•.=\s]{3,}$/i;
const fileProperty =
  /^(?:document type|meeting|id|url|source|title|generated|date|time|location)\s*:/i;

const fileEnding =
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|rtf|zip|msg|csv)(?:\s*\(?[\d.]+\s*[KMG]B\)?)?$/i;
const fileSize = /^(?:\(\d+(?:\.\d+)?|\(?\d+(?:\.\d+)?\s*[KMG]?B\)?|[KMG]B\))$/i;
const attachedKinds = phrases(`
  attachments?
  exhibits?
  supporting (?:documents?|materials?)
  supplemental (?:information|materials?)
  backup
  handouts?
  documents?
`);
const attached = pattern(
  'i',
)`^${attachedKinds}\b\s*(?:[A-Z\d]{1,3}\b)?\s*(?:[:.\-–—(]|$)|\bprintout$`;
const openFile =
  /^(?:view|download|click|open)\b.{0,20}\b(?:here|files?|attachments?|pdf|documents?|agenda|packet|reports?|links?)$/i;

/** Page numbers, addresses and notices: what an agenda prints around its items. */
export function isBoilerplate(text: string): boolean {
  return (
    pageMark.test(text) ||
    timeAllowed.test(text) ||
    dateAlone.test(text) ||
    meetingHead.test(text) ||
    noItem.test(text) ||
    stage.test(text) ||
    address.test(text) ||
    notice.test(text) ||
    fileProperty.test(text) ||
    !/\p{L}/u.test(text)
  );
}

/** '(speakers register with the clerk (555-0100) before noon': of whom an item speaks, and where they call. Not '(555)'. */
const inBrackets = /\((?:[^()]|\([^()]*\)){8,}\)?/g;

/** Steps of joining a call, which are numbered like items. */
export function isInstruction(title: string): boolean {
  return (
    address.test(title.replace(inBrackets, '')) ||
    pattern('i')`\b${notices.slice(7, 12)}`.test(title)
  );
}

/** The name of a file that is attached to an item, or its size. */
export function isAttachment(text: string): boolean {
  return fileEnding.test(text) || fileSize.test(text) || attached.test(text) || openFile.test(text);
}

const titleBlock = pattern('i')`\b${phrases(`
  agenda
  (?:regular|special|joint|annual|organizational|emergency|study|work|business|board|council|committee|commission|public) (?:[\\w-]+ ){0,3}(?:meeting|session|workshop)
  (?:city|town|village|county|borough|state|township|parish) of
  (?:city|town|village|county|board|school|district|council|commission|committee) (?:hall|chambers?|room|office|building)
  (?:school district|county|board of \\w+|council|commission|committee|authority|trustees|supervisors|education)$
  (?:${months.join('|')}) \\d
  (?:mon|tues|wednes|thurs|fri|satur|sun)day
  \\d{1,2}:\\d{2}
  street|avenue|boulevard|suite|floor
  mayor|councilm[ae]n|council ?members?|chairman|chairperson|president|clerk|attorney|manager
`)}\b`;

const street = pattern('iu')`^\d{1,5} (?:[\p{L}\d.’']+ ){1,4}${phrases(`
  street|st|avenue|ave|drive|dr|road|rd|boulevard|blvd|lane|ln|way|plaza|square|sq
  highway|hwy|parkway|pkwy|court|ct|place|pl|circle|terrace|turnpike|pike
`)}\b\.?(?:,.*)?$`;

/** '85 George P. Hassett Drive': where a body sits, which begins with a number as items do. */
export function isStreetAddress(text: string): boolean {
  return street.test(text);
}

/** A line of the block on top that names body, day and place. */
export function isTitleBlock(text: string): boolean {
  return titleBlock.test(text);
}

const day = pattern('i')`\b${months} \d{1,2},? \d{4}\b`;

/** 'County Council Meeting Agenda June 30, 2026': the head of a page. */
export function isPageHead(text: string): boolean {
  return isTitleBlock(text) && (day.test(text) || /\bmeeting agenda\b/i.test(text));
}
