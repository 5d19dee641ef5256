import { words } from '#app/platform/language/pattern.ts';

/** 'Mr. Scott', 'Miss Leger-Fernandez': what follows is a surname, also in small letters. */
export const courtesies: ReadonlySet<string> = new Set(words('mr mrs ms miss dr mister'));

/** 'Trustee Patel', 'Alderwoman Reed': what follows is a name where it has a capital. */
export const offices: ReadonlySet<string> = new Set(
  words(`
    councilmember councilman councilwoman councillor councilor commissioner supervisor trustee mayor
    alderman alderwoman alderperson alder chairman chairwoman chairperson chair president
    representative senator congressman congresswoman director superintendent minister secretary judge
    chief deputy selectman selectwoman selectperson assemblymember assemblyman assemblywoman governor
    treasurer sheriff freeholder legislator delegate speaker member
  `),
);

/** How members call each other and themselves: 'Trustee Fox', in capitals or with the first in small. */
export const memberTitle = String.raw`(?:${[
  '[Cc]ouncil ?(?:[Mm]ember|man|woman|l?or)',
  String.raw`(?:[Cc]ommissioner|[Tt]rustee|[Dd]irector|[Ss]upervisor|[Aa]lder\w+|[Ss]elect(?:man|woman|person|board [Mm]ember))`,
  String.raw`(?:[Rr]epresentative|[Ss]enator|[Ff]reeholder|[Ll]egislator|[Dd]elegate|[Aa]ssembly ?(?:[Mm]ember|man|woman))`,
  String.raw`(?:(?:[Bb]oard|[Cc]ommittee|[Cc]ommission) )?[Mm]ember`,
].join('|')})`;

/** Who presides, or does so in turn: 'Chair Lane', 'Vice Mayor Ortiz'. */
export const presidingTitle = String.raw`(?:(?:[Vv]ice[- ]|[Dd]eputy )?(?:[Cc]hair(?:man|woman|person)?|[Mm]ayor|[Pp]resident)(?: [Pp]ro [Tt]em(?:pore)?)?)`;

/** Any title that stands before a member's name. */
export const anyTitle = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?|${memberTitle}|${presidingTitle})`;

/** 'Council Member Lee', 'Board Member Ruiz' */
export const bodiesWithMembers: ReadonlySet<string> = new Set(
  words('council board committee commission assembly'),
);

/** 'Vice Chair Lane', 'Deputy Mayor Ortiz' */
export const deputies: ReadonlySet<string> = new Set(words('vice deputy'));

/** What follows a title and is no name: 'Mr. Chairman', 'Madam Clerk, aye', 'Mayor and council'. */
export const notNames: ReadonlySet<string> = new Set(
  words(`
    chair chairman chairwoman president speaker mayor clerk madam aye ayes hi nay nays no yes yea here
    present absent vote votes voted motion second thank thanks please okay good well and the for from of to committee
    council board item we you they it he she that this would will can do does did have has is are was
    opposed opposing against dissenting abstaining voting
    public general member members director secretary district staff pro vice tem tempore
  `),
);

/** 'First vice chair Hale, second vice chair Roy': offices and who holds them; nobody moves or seconds. */
export const listsOffices = /\bfirst vice (?:chair|president)\b.*\bsecond vice\b/i;

/** Who is spoken to where all are, as the source of a pattern: nobody is named. */
export const toAll = `(?:${words(
  'Colleagues Members Everyone Everybody Folks Friends Guys Commissioners Supervisors Trustees Council Board',
).join('|')})`;
