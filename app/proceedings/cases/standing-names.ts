import { anyOf, pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { ItemKind } from '../agenda-item.ts';

/** What almost every body takes up at its meetings, as it is announced without a number. */
export type StandingItem = {
  title: string;
  kind: ItemKind;
  /** Its name, told to be next or standing alone: 'We move on to …', 'Payment of the bills.' */
  name: RegExp;
  /** Other words that take it up for sure. */
  opens?: RegExp;
  /** Where in a meeting it comes, as shares of it. */
  from: number;
  to: number;
  /** Whether what is said with its name belongs to the title: who leads the pledge. */
  isTold?: boolean;
};

const onList = '(?: listed)?(?: (?:on|under) (?:the|our) consent (?:agenda|calendar))?';
const byOneVote = String.raw`(?:approved|adopted|considered|acted upon|voted on) (?:routine\b|(?:in|by|with) (?:one|a single) (?:motion|vote))`;
const whole = { from: 0, to: 1 };
const bodies = '(?:city|town|county|village|borough|township|zoning)';
const reporters = words(`
  manager administrat(?:or|ive|ion) attorney clerk council mayor president superintendent treasurer director staff board
  commission commissioner committee student department police fire chancellor special financial chair chairman
`);

const reporterFirst = '(?:manager|mayor|council|board|administrator|president)';
const ofBody = '(?:board|council|commission|committee|trustees|directors|education|supervisors)';
const thisBody = String.raw`(?:(?:\w+ ){1,5}${ofBody}|(?:sub)?committee on (?:\w+ ){0,7}\w+)`;
/** 'Chief, your report.', 'Jack, manager's report?', 'Do we have staff reports?' */
const asksForReport = pattern('i')`^(?:(?:okay|all right|good|and|now|so|um|uh)[,.]? )*(?:${[
  pattern()`[A-Za-z. ]{2,24}, (?:your|the|(?:${reporters})'?s) (?:\w+ )?report\W*$`.source,
  pattern()`(?:are there|do we have) (?:any )?(?:\w+ ){0,2}(?:${reporters}|member) reports\W*$`
    .source,
]})`;

const offAgenda = pattern()`${phrases(String.raw`
  non[- ]agenda (?:items?|matters?|topics?)
  (?:not|that (?:isn't|is not|aren't|are not)) (?:\w+ )?on (?:the|our|tonight's|today's|this) agenda
`)}`.source;

export const standingItems: StandingItem[] = [
  {
    title: 'Call to order',
    kind: 'opening',
    name: anyOf('call to order'),
    opens: anyOf(String.raw`(?:call(?:ed|ing)?|come|came|bring) (?:[\w,]+ ){0,9}(?:back )?to order
    get (?:our|the|this|tonight's|today's) (?:\w+ ){0,3}(?:meeting|session|workshop) started
    meeting (?:\w+ ){0,6}will (?:now )?(?:begin|come to order)`),
    from: 0,
    to: 0.15,
  },
  {
    title: 'Roll call',
    kind: 'opening',
    name: anyOf('roll call(?! vote)'),
    opens: anyOf(
      '(?:call|take|have|do) (?:the |a )?(?:roll(?: call)?(?! (?:on|for|vote)\\b)|attendance)',
    ),
    from: 0,
    to: 0.1,
  },
  {
    title: 'Pledge of Allegiance',
    kind: 'opening',
    name: anyOf('(?:\\w+ ceremony and )?pledge(?: of allegiance)?'),
    opens: anyOf(String.raw`I pledge allegiance
    (?:lead us|led|stand|rise|join\b.{0,20}) (?:in|for|with) .{0,40}pledge
    salute (?:to )?(?:the|our) flag`),
    from: 0,
    to: 0.25,
    isTold: true,
  },
  {
    title: 'Invocation',
    kind: 'opening',
    name: anyOf(
      'invocation\nopening prayer\nmoment of (?:silence|reflection)\nland acknowledg\\w+',
    ),
    opens: anyOf(String.raw`let us pray
    let's (?:\w+ )?pray
    (?:lead us|led|stand|rise|join\b.{0,20}) (?:in|for|with) .{0,40}(?:prayer|moment of (?:silence|reflection))
    (?:do|give|read|for) (?:the|our) land acknowledg\w+`),
    from: 0,
    to: 0.2,
    isTold: true,
  },
  {
    title: 'Approval of the agenda',
    kind: 'action',
    name: anyOf(
      "(?:approv\\w+|adopt\\w+|amend\\w+|chang\\w+) (?:of|to) (?:the |our |tonight's |today's )?agenda",
    ),
    opens:
      anyOf(String.raw`(?<!\b(?:consent|legislative|federal|state|policy) )agenda (?:will be|is|stands|be) (?:adopted|approved|adapted|accepted)
    (?<!\b(?:chance|way|opportunity|tried|trying) to )(?:approve|adopt|accept|amend|move) (?:the |our |tonight's |today's )?(?:meeting )?agenda\b
    motion (?:on|for) (?:the |our |tonight's |today's )?(?:meeting )?agenda\b
    (?:additions?|corrections?|changes?) (?:or \w+ )?to (?:the|our|this|tonight's|today's) agenda`),
    from: 0,
    to: 0.4,
  },
  {
    title: 'Approval of the minutes',
    kind: 'action',
    name: anyOf(
      '(?:(?:approv\\w+|accept\\w+|adopt\\w+|review|reading) of (?:the |our )?(?:\\w+ )?)?minutes\\b(?! ago)',
    ),
    opens: anyOf(String.raw`(?:the|our) minutes (?:of|from|for) (?:the|our|\p{L}+ \d|last)
    the (?:tabled )?records of the (?:\w+ )?meeting of\b
    minutes (?:are|will be|stand) (?:approved|being signed|adopted)
    minutes (?:of|from) (?:the |our )?(?:last|previous|\w+ (?:\d|(?:\w+[ -])?(?:first|second|third|fifth|\w+th)\b))
    (?:received|reviewed|read|review|seen|looked at|copy of|copies of|look at) (?:\w+ ){0,3}minutes\b
    (?:changes|corrections|amendments|additions|revisions|edits|deletions|motion|questions) (?:\w+ ){0,3}(?:on|to|for|of|regarding|approve) (?:the |those |these |our )?(?:\w+ )?minutes\b
    (?:approve|adopt|accept|approval of) (?:the |our )?(?:meeting |previous |\w+ \d+\w* )?minutes\b`),
    ...whole,
  },
  {
    title: 'Public comment',
    kind: 'public comment',
    name: anyOf(String.raw`(?:(?:remote|general|the|initial|first|second|1st|2nd) )*public (?:comments?|participation|forum|input|communications?)
    citizens? (?:comments?|to be heard|participation|input|presentations)|(?:(?:first|second|final) )?audience of (?:the )?(?:citizens|visitors)|open time(?: for public expression)?\b
    open (?:forum|comments?|mic\b)|oral communications|(?:remote )?audience (?:comments?|participation)|hearing of (?:the )?(?:citizens|public)
    (?:comments?|questions?|remarks) (?:from|by) (?:members of )?the (?:public|audience|floor)|community comments?
    (?:questions and comments|comments and questions) (?:for|to|from) (?:the )?(?:mayor|council|board|commission|public|audience|citizens)(?: and (?:the )?(?:council|board))?`),
    opens:
      anyOf(String.raw`open (?:up )?(?:the |our )?(?:remote |general )?public comments?(?: period)?
    public comment period is (?:now )?open
    (?:now|at this time|I'd like to|I'll) (?:like to )?invite (?:members of )?the public\b.{0,40}\b(?:address|speak|comment)
    (?:any ?one|we have|is there|who is|who's)\b.{0,20} signed up (?:to|for) (?:\w+ )?public comments?\b
    any(?:one|body)\b.{0,60}\b(?:speak|address|comment|talk)\b.{0,60}\b${offAgenda}`),
    ...whole,
  },
  {
    title: 'Disclosures',
    kind: 'report',
    name: anyOf(String.raw`(?:ex parte |conflict(?:s)?(?: of interest)? )?disclosures\b(?! (?:form|statement|report|of|by)\b)
    (?:declaration|disclosure)s? of (?:(?:any|potential) )?conflicts?(?: of interest)?`),
    from: 0,
    to: 0.25,
  },
  {
    title: 'Apologies and declarations of interest',
    kind: 'opening',
    name: anyOf(
      'apologies (?:for absence|and declarations?\\b)\ndeclarations? of (?:\\w+ )?interests?',
    ),
    opens: anyOf('(?:received|have|are) (?:any |no )?apologies (?:for absence|from)'),
    from: 0,
    to: 0.15,
  },
  {
    title: 'Consent agenda',
    kind: 'consent',
    name: anyOf(
      '(?:consent|omnibus(?: vote)?) (?:and )?(?:agenda|calendar|items?|docket)|consent(?=, [A-Z]\\b|\\W*$)',
    ),
    opens:
      anyOf(String.raw`(?:these|following|all) (?:items|matters)${onList} (?:will be|are) ${byOneVote}
      items? (?:numbers? )?\d+ ?(?:-|to|through) ?\d+ (?:are|is|comprises?|constitutes?)(?: on)?(?: the| our)? consent\b`),
    ...whole,
  },
  {
    title: 'Payment of the bills',
    kind: 'action',
    name: anyOf(String.raw`(?:payment|approval|review) of (?:the |our )?(?:bills|claims|invoices|warrants|accounts payable|vouchers|expenditures)
    (?:bills|claims|warrants|vouchers) (?:and|for) (?:claims|payroll|payment|approval)|accounts payable`),
    opens: anyOf(
      '(?:pay|approve) (?:the |our )?(?:bills|claims|invoices|warrants|vouchers|accounts payable)\\b',
    ),
    ...whole,
    isTold: true,
  },
  {
    title: 'Executive session',
    kind: 'action',
    name: anyOf('(?:executive|closed) session'),
    opens: anyOf(
      '(?:go|recess|adjourn|move|enter)(?:ing)? (?:in(?: ?to)?|to) (?:an? )?(?:(?:closed|executive) or )?(?:executive|closed) session',
    ),
    ...whole,
  },
  {
    title: 'Reports',
    kind: 'report',
    name: anyOf(String.raw`(?:${bodies} )?(?:${reporterFirst} and (?:\w+ )?)?(?:${reporters.join('|')})(?:'s|s'|s)? (?:members?'? )?(?:reports?|remarks|comments?|updates?|announcements)\b
    (?:round ?table|preview of (?:today's|this week's|the week's|city council)|member reports|liaison reports|report outs?)\b
    report of (?:the )?(?:(?:${reporters.join('|')})\b|(?:\w+ ){1,3}?committee\b|buildings and grounds\b)
    (?:reports|comments|announcements|updates|remarks) (?:from|by) (?:the )?(?:city|town|county|village|council|board|commission|committee|mayor|staff|members|superintendent|manager)\w*(?: \w+)?`),
    opens: asksForReport,
    ...whole,
    isTold: true,
  },
  {
    title: 'Items for a later agenda',
    kind: 'report',
    name: anyOf(
      String.raw`(?:future|upcoming) (?:\w+ )?agenda (?:items|topics)|(?:agenda )?(?:items|topics) for (?:the )?(?:next|future|upcoming) (?:month|meetings?|agendas?)`,
    ),
    ...whole,
    isTold: true,
  },
  {
    title: 'Announcements',
    kind: 'report',
    name: anyOf('announcements\\b\ngood of the order\ncommunications\\b\ncorrespondence\\b'),
    ...whole,
  },
  {
    title: 'Discussion',
    kind: 'action',
    name: anyOf('(?:general |board |open )?discussion\\b(?! (?:on|of|about|by))'),
    opens: anyOf('open (?:up )?the floor (?:up )?(?:to|for) (?:\\w+ )?discussion'),
    ...whole,
  },
  {
    title: 'Adjournment',
    kind: 'closing',
    name: anyOf('adjourn(?:ment)?\\b'),
    opens: anyOf(String.raw`(?:motion|move|moved|like) (?:to|for|that we) (?:adjourn|adjournment)\b
    (?:meeting|we|hearing|session)(?: of (?:the )?${thisBody})?(?:'s|'re| is| are| stands?| will stand|'ll stand| be)? (?:hereby |now |officially )?adjourned(?! (?:in)?to\b)
    (?:will |'ll )?stands? (?:hereby |now )?adjourned|with that,? we(?:'ll| will) adjourn\b(?! (?:in)?to\b)
    meeting (?:ends|ended|is (?:over|ended)) at \d
    adjourn (?:us\b|the|this|our|tonight's|today's) (?:meeting|hearing|session)
    (?:concludes|end of) (?:our|the|this|today's|tonight's) (?:\w+ )?(?:meeting|hearing|session)`),
    from: 0.4,
    to: 1,
  },
];
