/** Roles that start a label, so that one occurrence is enough: `THE CLERK:`, `Dr. Jones:`. */
const roles = new Set(
  (
    'mr mrs ms miss dr prof professor rev hon the mayor vice deputy acting chair chairman chairwoman ' +
    'chairperson president councilmember councilman councilwoman councilor councillor member ' +
    'commissioner trustee supervisor alderman alderwoman alderperson senator sen representative rep ' +
    'assemblymember delegate congressman congresswoman secretary clerk director superintendent judge ' +
    'justice chief attorney counsel treasurer moderator speaker witness interpreter unidentified ' +
    'unknown male female operator presenter'
  ).split(' '),
);

/** Words that no name holds: with one of them a line is a heading or a sentence. */
const neverInNames = new Set(
  (
    'is are was were be this that these i we you they it he she to in on at by with from as or not no ' +
    'yes so what who why how when where which vote votes motion motions moved seconded agenda item ' +
    'items minutes meeting hearing report resolution ordinance bill section chapter article title ' +
    'description date time location place present absent excused ayes nays aye nay abstain ' +
    'yea yeas noes abstained abstaining recused mover seconder second seconded supported decision ' +
    'proposal application petition conditions guests abstentions result action note notes subject cc re attendance attendees adjournment adjourned ' +
    'quorum phone email website address channel fiscal total amount budget background recommendation ' +
    'discussion voted voting outcome resolved call order old new business comment comments communications consent http https ' +
    'ftp page roll disclaimer warning transcript transcription accuracy duration type language'
  ).split(' '),
);
/** Words of meetings that are surnames too, believed between brackets. */
const surnamesToo = new Set('nay page call bill'.split(' '));
/** What stands behind 'Bill' where it is nobody: 'Bill Number: 12'. */
const ofBills = new Set(
  (
    'number numbers num id title name sponsor sponsors author authors status summary text analysis ' +
    'history type list payment payments total file draft drafting committee reading review version passed ' +
    'introduced amended sponsored failed enacted signed vetoed referred approved adopted tabled withdrawn ' +
    'reported passage impact impacts highlights overview digest details information'
  ).split(' '),
);
const particles = new Set('de da del der di du la le van von bin al el of for and y st'.split(' '));

type Kind = 'certain' | 'capitals' | 'title case' | 'in brackets';
type Label = { speaker: string; rest: string; kind: Kind };

/** '[Ana Reyes (Chair)] Good evening.' */
const inBrackets = /^\s{0,8}\[([^\][:]{2,60})\] +(?=\S)/;
/** 'Public commenter', 'unidentified speaker': somebody else speaks, whose name nobody knows. */
const nobodyNamed =
  /^(?:(?:public|unidentified|unknown|audience|male|female) )?(?:commenter|speaker|member|resident|citizen|participant|caller|voice)(?: of the (?:public|audience))?(?: #?\d{1,2})?$/i;
/** Of the lines: fewer that begin with brackets tell of sounds, '[Applause] Thank you.' */
const mostBracketed = 0.5;

/** The label a line starts with, if it might be one. Looks at the line's first 100 characters. */
export function possibleLabel(line: string): Label | null {
  const bracketed = inBrackets.exec(line.slice(0, 100));
  const speaker = bracketed?.[1]?.trim() ?? '';
  if (
    bracketed &&
    (labelKind(speaker) !== null || isSurnamed(speaker) || nobodyNamed.test(speaker))
  )
    return {
      speaker: officeFirst(speaker),
      rest: line.slice(bracketed[0].length),
      kind: 'in brackets',
    };
  return labelBeforeColon(line);
}

/** 'Josh Nay', 'Dana Page': a first name before a surname that is also a word of meetings. */
function isSurnamed(label: string): boolean {
  const words = label.replace(/\s*\([^()]*\)$/, '').split(/\s+/);
  const [first = '', ...others] = words;
  return (
    (others.length === 1 || others.length === 2) &&
    words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)) &&
    !neverInNames.has(first.toLowerCase()) &&
    surnamesToo.has(others.at(-1)?.toLowerCase() ?? '')
  );
}

/** 'Ana Reyes (Chair)' is Chair Ana Reyes. */
function officeFirst(speaker: string): string {
  const [, name, office = ''] = /^(.+?) \((\p{L}+)\)$/u.exec(speaker) ?? [];
  return name !== undefined && roles.has(office.toLowerCase()) ? `${office} ${name}` : speaker;
}

function labelBeforeColon(line: string): Label | null {
  const head = line.slice(0, 100).trimStart();
  const colon = head.indexOf(':');
  if (colon < 1 || colon > 90) return null;
  const next = head[colon + 1];
  if (next !== undefined && !/\s/.test(next)) return null;
  // WhisperX and its like write '[SPEAKER_05]: Second.'
  const speaker = head
    .slice(0, colon)
    .trim()
    .replace(/^\[(.*)\]$/, '$1');
  const kind = labelKind(speaker);
  const rest = line.trimStart().slice(colon + 1);
  return kind === null ? null : { speaker, rest, kind };
}

/** How sure it is that these words name a speaker; null when they do not. */
export function labelKind(label: string): Kind | null {
  const name = label.replace(/\s*\([^()]*\)$/, '');
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > 7) return null;
  if (/^speaker[ _]?#?\d{1,3}$/i.test(name)) return 'certain';
  if (!/^[\p{L}\d .,'’\-#&]+$/u.test(name) || !/^\p{Lu}/u.test(name)) return null;
  const plain = words.map((word) => word.toLowerCase().replace(/[.,]/g, ''));
  if (plain.some((word, at) => neverInNames.has(word) && !isBill(plain, at))) return null;
  const capitalised = words.every(
    (word, index) => /^[\p{Lu}\d#&]/u.test(word) || (index > 0 && particles.has(word)),
  );
  if (!capitalised || !/\p{L}{2}/u.test(name)) return null;
  if (roles.has(plain[0] ?? '') && words.length > (plain[0] === 'the' ? 1 : 0)) return 'certain';
  return /\p{Ll}/u.test(name) ? 'title case' : 'capitals';
}

/** 'Bill Carlson', 'Chair Bill Hale': a first name that is a word of meetings too. */
function isBill(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  return (
    words[at] === 'bill' &&
    words.slice(0, at).every((word) => roles.has(word)) &&
    /^\p{L}{2}/u.test(next) &&
    !ofBills.has(next)
  );
}

/** The labels that name speakers in one record. */
export type Labels = { take(line: string): { speaker: string; rest: string } | null };

const maxDistinct = 5_000;
/** So often a heading may come back in minutes; whoever speaks comes back more often. */
const mostInMinutes = 2;

/**
 * Decides from all lines which labels are speakers: a role or honorific at once, others when they
 * return, or when other labels are sure. In a text all in capitals a label must return, and in minutes one.
 */
export function findLabels(
  lines: Iterable<string>,
  { inCapitals, isWritten = false }: { inCapitals: boolean; isWritten?: boolean },
): Labels {
  const counts = new Map<string, { kind: Kind; count: number }>();
  const seen = { lines: 0, bracketed: 0 };
  for (const line of lines) {
    const label = possibleLabel(line);
    if (line.trim() !== '') seen.lines += 1;
    if (label?.kind === 'in brackets') seen.bracketed += 1;
    if (label === null) continue;
    const known = counts.get(label.speaker);
    if (known !== undefined) known.count += 1;
    else if (counts.size < maxDistinct) counts.set(label.speaker, { kind: label.kind, count: 1 });
  }
  // 'Constable reports: Holbrook Precinct': what minutes begin a line with is no name, unless it comes back.
  const comeBack = [...counts.values()].some(
    ({ kind, count }) => count > (kind === 'certain' ? 1 : mostInMinutes),
  );
  if (isWritten && !comeBack) return { take: () => null };
  const areBracketed = seen.bracketed > mostBracketed * seen.lines;
  const accepted = new Set<string>();
  for (const [speaker, { kind, count }] of counts) {
    const isSure = kind === 'in brackets' ? areBracketed : kind === 'certain' || count > 1;
    if (isSure) accepted.add(speaker);
  }
  const areNamed = accepted.size > 0;
  for (const [speaker, { kind }] of counts) {
    const words = speaker.split(' ').length;
    if (areNamed && kind === 'title case' && words > 1 && words < 5) accepted.add(speaker);
    if (kind === 'capitals' && !inCapitals && (areNamed || counts.size > 1)) accepted.add(speaker);
  }
  return {
    take(line) {
      const label = possibleLabel(line);
      return label !== null && accepted.has(label.speaker) ? label : null;
    },
  };
}
