import { type Designator, readDesignator } from '#app/records/agenda/designator.ts';

export type Heading = {
  designator: string | null;
  /** The same as it counts. */
  number: Designator | null;
  title: string;
  /** Named as what is taken up: 'APPLICATION: 12 Canal Street'. */
  isNamed?: boolean;
};

/** A heading without a number is no longer, in words; the sentences of minutes are. */
const longestHeading = 14;
const longestTitle = 400;

/** 'ADJOURNMENT It was moved by …': a heading that its paragraph ran on from. */
const inCapitals = /^(\p{Lu}[\p{Lu}\d ,&'’/-]{5,80}) (?=\p{Lu}\p{Ll})/u;

/** 'APPLICATION: 12 Canal Street', in minutes that are a form. */
const named =
  /^(?:agenda item|item|application|petition|case|docket|subject|project)\s?:\s+(?=[\p{Lu}\d])(.{6,300})$/iu;

/** 'Sale of the Ferry (E-7)': a code of the agenda behind its title. */
const withCode =
  /^(?<title>[\p{Lu}\d][^()]{3,300}?) \((?<code>[A-Z](?:-[A-Z\d]{1,3})?)(?:\/[A-Z]-\d{1,2})?\)$/u;

/** The item that a paragraph of minutes opens: '6.a Public Hearing: …', 'ITEM 2. SITE PLAN', 'Adjournment'. */
export function writtenHeading(paragraph: string): Heading | null {
  const line = paragraph.trim();
  const numbered = readDesignator(line);
  if (numbered) {
    const { designator, rest } = numbered;
    const title = rest.replace(/^[:.\s–—-]+/, '');
    if (
      /^\p{L}/u.test(title) &&
      !isInitial.test(line) &&
      (designator.isSure || /^[\dIVX]/.test(designator.written))
    )
      return {
        ...{ designator: designator.written, number: designator },
        title: title.slice(0, longestTitle),
      };
  }
  const [, field] = named.exec(line) ?? [];
  if (field !== undefined) return { ...unnumbered, title: field, isNamed: true };
  const coded = withCode.exec(line)?.groups;
  if (coded?.title && coded.code && !movedOrDone.test(coded.title))
    return { designator: coded.code, number: null, title: coded.title };
  const opening = inCapitals.exec(line)?.[1];
  if (opening !== undefined && !movedOrDone.test(opening)) return { ...unnumbered, title: opening };
  return isTitleLine(line) ? { ...unnumbered, title: line.replace(/:$/, '') } : null;
}

/** 'G. M. Michael Chamber' */
const isInitial = /^\p{Lu}\. ?\p{Lu}\.\s/u;

const unnumbered = { designator: null, number: null };

/** Short, in capitals or with a capital at most of its words, and no sentence. */
function isTitleLine(line: string): boolean {
  const all = line.replace(/:$/, '').split(/\s+/);
  if (all.length > longestHeading || /[.;!?,]$/.test(line) || /:\s/.test(line)) return false;
  // 'Councilmember Johnson X' is a row of a vote.
  if (/\s[Xx✓√✔]$/.test(line)) return false;
  const long = all.filter((word) => /^\p{L}{4,}/u.test(word));
  return (
    long.length > 0 &&
    long.every((word) => /^\p{Lu}/u.test(word)) &&
    !/\d{4}$/.test(line) &&
    !movedOrDone.test(line)
  );
}

const movedOrDone =
  /\b(?:motion|moved|seconded|carried|passed|ayes?|nays?|absent|excused|recused|abstain|vote|unanimous|unanimously|yes|no(?!\.)|was|were|returned|arrived|left)\b/i;
