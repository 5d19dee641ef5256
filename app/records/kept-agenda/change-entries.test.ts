import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgendaEntry, plainEntry } from '../agenda/agenda.ts';
import { changeEntries, type EntryChange } from './change-entries.ts';

/** An agenda written as its outline: two spaces a level. */
const agenda = (outline: string): AgendaEntry[] =>
  outline.split('\n').map((line) => {
    const title = line.trimStart();
    return plainEntry({ title, level: (line.length - title.length) / 2 });
  });
const outline = (entries: readonly AgendaEntry[]) =>
  entries.map(({ level, title }) => '  '.repeat(level) + title).join('\n');

const start = agenda('Opening\nReports\n  Clerk\n  Mayor\n    Parks\nClosing');
const outlineAfter = (change: EntryChange) => outline(changeEntries(start, change).entries);

describe('an entry', () => {
  it('moves with what stands below it, within its own list', () => {
    expect(outlineAfter({ kind: 'up', index: 3 })).toBe(
      'Opening\nReports\n  Mayor\n    Parks\n  Clerk\nClosing',
    );
    expect(outlineAfter({ kind: 'down', index: 1 })).toBe(
      'Opening\nClosing\nReports\n  Clerk\n  Mayor\n    Parks',
    );
    expect(changeEntries(start, { kind: 'down', index: 1 }).at).toBe(2);
    expect(() => outlineAfter({ kind: 'up', index: 2 })).toThrow(
      '“Clerk” is the first in its list',
    );
    expect(() => outlineAfter({ kind: 'down', index: 5 })).toThrow(
      '“Closing” is the last in its list',
    );
  });

  it('is indented below the one before it, and outdented again', () => {
    const indented = changeEntries(start, { kind: 'indent', index: 1 }).entries;
    expect(outline(indented)).toBe(
      'Opening\n  Reports\n    Clerk\n    Mayor\n      Parks\nClosing',
    );
    expect(outline(changeEntries(indented, { kind: 'outdent', index: 1 }).entries)).toBe(
      outline(start),
    );
    expect(() => outlineAfter({ kind: 'indent', index: 2 })).toThrow('no entry before it');
    expect(() => outlineAfter({ kind: 'outdent', index: 0 })).toThrow('at the top already');
  });

  it('is removed without what stands below it', () => {
    expect(outlineAfter({ kind: 'remove', index: 1 })).toBe(
      'Opening\nClerk\nMayor\n  Parks\nClosing',
    );
  });

  it('is merged into the one before it, with all that is known of both', () => {
    const entries = [
      plainEntry({ title: 'Lease of the depot to the', level: 0, designator: '4' }),
      plainEntry({
        title: 'historical society',
        level: 0,
        sponsors: ['Hale'],
        fileNumber: '26-04',
      }),
    ];
    expect(changeEntries(entries, { kind: 'merge', index: 1 }).entries).toMatchObject([
      {
        designator: '4',
        title: 'Lease of the depot to the historical society',
        sponsors: ['Hale'],
        fileNumber: '26-04',
      },
    ]);
  });

  it('is added after another and what stands below it, or below it', () => {
    const { level: _, ...fields } = plainEntry({ title: 'New', level: 0 });
    expect(outlineAfter({ kind: 'add', index: 3, as: 'next', fields })).toBe(
      'Opening\nReports\n  Clerk\n  Mayor\n    Parks\n  New\nClosing',
    );
    expect(outlineAfter({ kind: 'add', index: 3, as: 'below', fields })).toBe(
      'Opening\nReports\n  Clerk\n  Mayor\n    New\n    Parks\nClosing',
    );
    expect(changeEntries([], { kind: 'add', index: 0, as: 'next', fields }).entries).toHaveLength(
      1,
    );
  });
});

it('no row of changes loses an entry, or leaves one two levels below the one before it', () => {
  const step = fc.record({
    kind: fc.constantFrom('up', 'down', 'indent', 'outdent'),
    index: fc.nat({ max: start.length - 1 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let entries = start;
      for (const change of steps) {
        try {
          ({ entries } = changeEntries(entries, change));
        } catch {
          // There was nowhere to go.
        }
      }
      expect(entries.map(({ title }) => title).toSorted()).toEqual(
        start.map(({ title }) => title).toSorted(),
      );
      entries.forEach(({ level }, index) => {
        expect(level).toBeLessThanOrEqual((entries[index - 1]?.level ?? -1) + 1);
      });
    }),
  );
});
