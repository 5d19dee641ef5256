import { AppError } from '#app/platform/app-error.ts';
import { type AgendaEntry, maxAgendaEntries } from '../agenda/agenda.ts';
import { endOfSubtree, shifted, siblingAfter, siblingBefore } from './subtree.ts';

export type EntryFields = Omit<AgendaEntry, 'level'>;

/** One thing that an editor does to an agenda. Entries are named by their place in it. */
export type EntryChange =
  | { kind: 'up' | 'down' | 'indent' | 'outdent' | 'merge' | 'remove'; index: number }
  | { kind: 'edit'; index: number; fields: EntryFields }
  /** After an entry and what stands below it, or below the entry; at the end of an empty agenda. */
  | { kind: 'add'; index: number; as: 'next' | 'below'; fields: EntryFields };

type Changed = {
  entries: AgendaEntry[];
  /** What was done, in words: 'Removed “Library hours”'. */
  change: string;
  /** Where the entry stands now. */
  at: number;
};

/** @throws AppError `invalid` where there is nowhere to go, `not-found` for an entry that is gone */
export function changeEntries(entries: readonly AgendaEntry[], change: EntryChange): Changed {
  if (change.kind === 'add') return add(entries, change);
  const { index } = change;
  const entry = entries[index];
  if (!entry) throw new AppError('not-found', 'This entry is not on the agenda any more.');
  const name = nameOf(entry);
  switch (change.kind) {
    case 'up':
    case 'down':
      return move(entries, index, change.kind);
    case 'indent': {
      if (siblingBefore(entries, index) === null) {
        throw new AppError('invalid', `${name} has no entry before it that it could stand below.`);
      }
      return { entries: shift(entries, index, 1), change: `Indented ${name}`, at: index };
    }
    case 'outdent': {
      if (entry.level === 0) throw new AppError('invalid', `${name} stands at the top already.`);
      return { entries: shift(entries, index, -1), change: `Outdented ${name}`, at: index };
    }
    case 'merge':
      return merge(entries, index);
    case 'remove': {
      const end = endOfSubtree(entries, index);
      const left = [
        ...entries.slice(0, index),
        ...shifted(entries.slice(index + 1, end), -1),
        ...entries.slice(end),
      ];
      return { entries: left, change: `Removed ${name}`, at: Math.min(index, left.length - 1) };
    }
    case 'edit': {
      const edited = { ...change.fields, level: entry.level };
      return {
        entries: entries.with(index, edited),
        change: `Edited ${nameOf(edited)}`,
        at: index,
      };
    }
  }
}

function add(
  entries: readonly AgendaEntry[],
  { index, as, fields }: Extract<EntryChange, { kind: 'add' }>,
): Changed {
  if (entries.length >= maxAgendaEntries) {
    throw new AppError(
      'invalid',
      `An agenda can have at most ${maxAgendaEntries.toLocaleString('en-US')} entries.`,
    );
  }
  const beside = entries[index];
  const at = beside ? (as === 'below' ? index + 1 : endOfSubtree(entries, index)) : entries.length;
  const level = beside ? beside.level + (as === 'below' ? 1 : 0) : 0;
  const added = { ...fields, level };
  return { entries: entries.toSpliced(at, 0, added), change: `Added ${nameOf(added)}`, at };
}

function move(entries: readonly AgendaEntry[], index: number, way: 'up' | 'down'): Changed {
  const name = nameOf(entries[index]);
  const other = way === 'up' ? siblingBefore(entries, index) : siblingAfter(entries, index);
  if (other === null) {
    const which = way === 'up' ? 'first' : 'last';
    throw new AppError('invalid', `${name} is the ${which} in its list. Outdent it to move it on.`);
  }
  const [first, second] = way === 'up' ? [other, index] : [index, other];
  const end = endOfSubtree(entries, second);
  const swapped = [
    ...entries.slice(0, first),
    ...entries.slice(second, end),
    ...entries.slice(first, second),
    ...entries.slice(end),
  ];
  const at = way === 'up' ? first : first + (end - second);
  return { entries: swapped, change: `Moved ${name} ${way}`, at };
}

/** Moves an entry and what stands below it. What followed an outdented one then stands below it. */
function shift(entries: readonly AgendaEntry[], index: number, by: 1 | -1): AgendaEntry[] {
  const end = endOfSubtree(entries, index);
  return [
    ...entries.slice(0, index),
    ...shifted(entries.slice(index, end), by),
    ...entries.slice(end),
  ];
}

/** Makes an entry part of the one before it: for a title that was read as two. */
function merge(entries: readonly AgendaEntry[], index: number): Changed {
  const before = entries[index - 1];
  const entry = entries[index];
  if (!before || !entry) {
    throw new AppError('invalid', `${nameOf(entry)} has no entry before it to be merged into.`);
  }
  const recommendation = [before.recommendation, entry.recommendation].filter(Boolean).join(' ');
  const merged: AgendaEntry = {
    ...before,
    title: `${before.title} ${entry.title}`,
    isConsent: before.isConsent || entry.isConsent,
    fileNumber: before.fileNumber ?? entry.fileNumber,
    sponsors: [...new Set([...before.sponsors, ...entry.sponsors])],
    recommendation: recommendation || null,
  };
  const left = entries.toSpliced(index - 1, 2, merged);
  const change = `Merged ${nameOf(entry)} into the entry before it`;
  return { entries: left, change, at: index - 1 };
}

// In a message a title is cut at about a line.
const longestName = 60;

export function nameOf(entry: Pick<AgendaEntry, 'title'> | undefined): string {
  const title = entry?.title ?? '';
  const short = title.length > longestName ? `${title.slice(0, longestName).trimEnd()}…` : title;
  return `“${short}”`;
}
