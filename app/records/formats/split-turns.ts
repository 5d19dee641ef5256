import type { Labels } from './speaker-labels.ts';

/** A stretch of text at whose start the speaker may change. */
export type Turn = {
  /** Whether a mark says that someone else speaks. Without one the speaker before goes on. */
  isNew: boolean;
  /** The name in the mark, if it has one. */
  speaker: string | null;
  text: string;
};

/** Lines at which a label may stand: each line's start, and after each `>>`. */
export function* labelPlaces(texts: Iterable<string>): Generator<string> {
  for (const text of texts) {
    for (const line of text.split('\n')) {
      for (const part of line.split(/>{2,}/)) {
        const place = part.trimStart();
        if (place !== '') yield place;
      }
    }
  }
}

const dialogueDash = /^\s*[-–] ?(?=[\p{Lu}[(])/u;
/** '… in favor. - Next is the lease.', 'I wonder- - There is': the next voice in the same line. */
const dashWithin = /(?<=[.?!…"”)]|\p{L}[-–]) (?=[-–] [\p{Lu}[(])/u;
/** Fewer lines may begin with a dash for other reasons. */
const fewestDashes = 5;

/** Whether a record marks another voice with a dash: then one within a line does too. */
export function usesDashes(texts: Iterable<string>): boolean {
  let count = 0;
  for (const place of labelPlaces(texts)) {
    if (dialogueDash.test(place)) count += 1;
    if (count >= fewestDashes) return true;
  }
  return false;
}

/** Splits a text at `>>`, and at line starts where an accepted label or a dialogue dash stands; `dashes` says that they do within lines. */
export function splitTurns(text: string, labels: Labels, { dashes = false } = {}): Turn[] {
  const turns: Turn[] = [];
  let lines: string[] = [];
  let open: { isNew: boolean; speaker: string | null } = { isNew: false, speaker: null };
  const close = () => {
    const said = lines.join('\n').trim();
    if (said !== '' || open.isNew) turns.push({ ...open, text: said });
    lines = [];
  };
  const written = text.split('\n');
  for (const line of dashes ? written.flatMap((one) => one.split(dashWithin)) : written) {
    for (const [index, part] of line.split(/>{2,}/).entries()) {
      const dash = index === 0 ? dialogueDash.exec(part) : null;
      const said = dash === null ? part : part.slice(dash[0].length);
      const label = labels.take(said.trimStart());
      if (index > 0 || label !== null || dash !== null) {
        close();
        open = { isNew: true, speaker: label?.speaker ?? null };
      }
      lines.push(label?.rest ?? said);
    }
  }
  close();
  return turns;
}
