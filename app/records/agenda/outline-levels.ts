import type { Count, Designator } from './designator.ts';

type Series = Count & { wrap: Designator['wrap'] };

/** An entry that is still open: the next one may be its child or its sibling. */
type Frame = {
  level: number;
  index: number;
  indent: number | null;
  rank?: number;
  kind: 'designated' | 'heading' | 'plain';
  series: Series[];
  parts: string[];
  /** Its designator with those above it, in capitals: '15.A'. */
  path: string;
  /** Of a heading: the series it interrupts, that may go on below or beside it. */
  carried: Carried[];
  hasOwnSeries: boolean;
};

/** A series that a heading interrupted, and the first heading that did. */
type Carried = { frame: Frame; since: number };

/** `isBelowPart`: right below the name of a part, 'a. Consent agenda'. */
type At = { index: number; indent: number | null; rank?: number; isBelowPart?: boolean };
type Choice = { score: number; level: number; sibling: Frame | null; series: Series | null };

// Characters by which lines that are meant to stand below each other may be off.
const indentTolerance = 2;
// Items that were struck from an agenda leave gaps in its numbers.
const widestGap = 5;
/** What speaks for a number that goes on after such a gap: less, the wider it is ('e' and then 'i'). */
const gapped = 1.7;
const perGap = 0.1;

export type Outline = ReturnType<typeof openOutline>;

/** Works out the level of entry after entry, from how their designators count and from indents. */
export function openOutline(raise: (from: number) => void) {
  let open: Frame[] = [];

  const close = (level: number) => {
    const closed = open.filter((frame) => frame.level >= level);
    open = open.filter((frame) => frame.level < level);
    return closed;
  };
  const push = (frame: Omit<Frame, 'path' | 'hasOwnSeries'>) => {
    close(frame.level);
    const above = open.findLast(({ kind }) => kind === 'designated')?.path ?? '';
    const own = frame.parts.join('.');
    const path = above === '' || own.startsWith(`${above}.`) ? own : `${above}.${own}`;
    open.push({ ...frame, path, hasOwnSeries: false });
    return frame.level;
  };

  /** The headings since were inner ones, with lists of their own: they belong below the series. */
  const goOnBeside = ({ frame, since }: Carried) => {
    raise(since);
    open = open.filter(({ level }) => level < frame.level);
    return frame.level;
  };

  /** Where a document ranks its headings, those of one rank stand beside each other. */
  const byRank = ({ rank }: At): number | null => {
    if (rank === undefined) return null;
    const above = open.findLast((frame) => frame.rank !== undefined && frame.rank <= rank);
    return above === undefined ? null : above.level + (above.rank === rank ? 0 : 1);
  };

  return {
    /** Level of an entry with a designator; null where it is so out of order that it is none. */
    designated(designator: Designator, at: At): number | null {
      const isCompound = designator.parts.length > 1;
      const choice = isCompound ? compound(open, designator) : simple(open, designator, at);
      if (choice.score <= 0 && open.length > 0 && !isCompound && !designator.isSure) return null;
      const heading = open.findLast(({ kind }) => kind === 'heading');
      let { level } = choice;
      const carried = heading?.carried.find(({ frame }) => frame === choice.sibling);
      if (heading && carried && heading.hasOwnSeries && carried.frame.level <= heading.level) {
        level = goOnBeside(carried);
      } else if (heading && !carried && level === heading.level + 1) {
        heading.hasOwnSeries = true;
      }
      const { wrap, counts, parts } = designator;
      const series = choice.series ? [choice.series] : counts.map((count) => ({ ...count, wrap }));
      return push({ ...at, level, kind: 'designated', series, parts, carried: [] });
    },

    /** Level of a heading without a designator. */
    heading(at: At & { isCentered: boolean }): number {
      const before = open.findLast(
        ({ kind, indent }) => kind === 'heading' && (at.isCentered || isNear(indent, at.indent)),
      );
      const parent = at.isCentered ? undefined : open.findLast((frame) => isRightOf(at, frame));
      const level = byRank(at) ?? before?.level ?? (parent === undefined ? 0 : parent.level + 1);
      const carried = close(level)
        .filter(({ kind, level: own }) => kind === 'designated' && own <= level + 1)
        .map((frame) => ({ frame, since: at.index }));
      return push({
        ...at,
        level,
        kind: 'heading',
        series: [],
        parts: [],
        carried: [...carried, ...(before?.carried ?? [])],
      });
    },

    /** Level of a sub-item that has no designator of its own. */
    plain(at: At): number {
      const parent =
        open.findLast((frame) => frame.kind !== 'plain' && isRightOf(at, frame)) ??
        open.findLast(({ kind }) => kind !== 'plain');
      const level = parent === undefined ? 0 : parent.level + 1;
      return push({ ...at, level, kind: 'plain', series: [], parts: [], carried: [] });
    },
  };
}

function compound(open: readonly Frame[], { parts }: Designator): Choice {
  const prefix = parts.slice(0, -1).join('.');
  const beside = open.findLast(
    (frame) => frame.parts.length === parts.length && frame.parts.slice(0, -1).join('.') === prefix,
  );
  if (beside) return { score: 1, level: beside.level, sibling: beside, series: null };
  const parent = open.findLast(
    ({ path, parts: own }) => path === prefix || (own.length > 0 && own.join('.') === prefix),
  );
  if (parent) return { score: 1, level: parent.level + 1, sibling: null, series: null };
  const alike = open.find((frame) => frame.parts.length === parts.length);
  const heading = open.findLast(({ kind }) => kind === 'heading');
  const level = alike?.level ?? (heading ? heading.level + 1 : 0);
  return { score: 1, level, sibling: alike ?? null, series: null };
}

function simple(open: readonly Frame[], designator: Designator, at: At): Choice {
  let best: Choice | null = null;
  const offer = (choice: Choice) => {
    if (best === null || choice.score > best.score) best = choice;
  };
  for (const frame of open.toReversed()) {
    for (const choice of goingOn(frame, designator, at)) offer(choice);
    for (const { frame: carried } of frame.carried) {
      for (const choice of goingOn(carried, designator, at)) {
        offer({ ...choice, level: frame.level + 1 });
      }
    }
  }
  const besideOf = (counts: readonly Count[]) =>
    open.findLast(
      ({ series, parts }) =>
        parts.length === 1 &&
        series.some((own) => counts.some((count) => isSameSeries(own, count, designator))),
    );
  const child = { score: 2, level: childLevel(open, at), sibling: null };
  for (const first of designator.counts.filter(({ value }) => value === 1)) {
    const again = besideOf([first]);
    const series = { ...first, wrap: designator.wrap };
    // '2. Jail district', 'a. Consent agenda', '1. Food services': what begins anew below a part stands below it.
    const part = open.findLast(({ kind }) => kind === 'designated');
    if (again && part && at.isBelowPart && part.level > again.level && !isRightOf(part, at))
      offer({ ...child, level: part.level + 1, series });
    else if (again) offer({ ...child, level: again.level, sibling: again, series });
    else offer({ ...child, series });
  }
  if (best !== null) return best;
  const beside = besideOf(designator.counts) ?? null;
  return { score: 0, level: beside?.level ?? child.level, sibling: beside, series: null };
}

/** The level at which a designator goes on with a frame's series, if it does. */
function goingOn(frame: Frame, { counts, wrap }: Designator, at: At): Choice[] {
  const choices: Choice[] = [];
  if (frame.parts.length > 1) return choices;
  for (const count of counts) {
    for (const series of frame.series) {
      const step = count.value - series.value;
      if (series.style !== count.style || step < 1 || step > widestGap) continue;
      let score = step === 1 ? 3 : gapped - step * perGap;
      if (series.wrap !== wrap) score -= 1;
      if (frame.indent !== null && at.indent !== null) {
        score += isNear(frame.indent, at.indent) ? 0.5 : -0.5;
      }
      choices.push({ score, level: frame.level, sibling: frame, series: { ...count, wrap } });
    }
  }
  return choices;
}

/** One below the innermost entry that does not stand further right. */
function childLevel(open: readonly Frame[], at: At): number {
  const parent = open.findLast(
    (frame) => frame.kind !== 'plain' && (frame.kind === 'heading' || !isRightOf(frame, at)),
  );
  return parent === undefined ? 0 : parent.level + 1;
}

function isSameSeries(series: Series, count: Count, { wrap }: Designator): boolean {
  return series.style === count.style && series.wrap === wrap;
}

function isNear(one: number | null, other: number | null): boolean {
  return one === null || other === null || Math.abs(one - other) <= indentTolerance;
}

function isRightOf(one: { indent: number | null }, other: { indent: number | null }): boolean {
  return (
    one.indent !== null && other.indent !== null && one.indent > other.indent + indentTolerance
  );
}
