import { describe, expect, it } from 'vitest';
import { changeCount, isTicked, noChanges, withTicks } from './selection-changes.ts';

const page = [
  { id: 'kept', followed: true },
  { id: 'dropped', followed: true },
  { id: 'new', followed: false },
  { id: 'left', followed: false },
];

describe('ticks that are not saved yet', () => {
  it('are the difference to what is stored', () => {
    expect(withTicks(noChanges, page, new Set(['kept', 'new']))).toEqual({
      add: ['new'],
      remove: ['dropped'],
    });
  });

  it('made on another page are kept when this one is left', () => {
    const elsewhere = { add: ['far'], remove: ['gone'] };
    const changes = withTicks(elsewhere, page, new Set(['kept', 'dropped']));
    expect(changes).toEqual(elsewhere);
    expect(changeCount(changes)).toBe(2);
  });

  it('can be taken back', () => {
    const before = withTicks(noChanges, page, new Set(['kept', 'new']));
    expect(withTicks(before, page, new Set(['kept', 'dropped']))).toEqual(noChanges);
  });

  it('are shown again when their page comes back', () => {
    const changes = withTicks(noChanges, page, new Set(['kept', 'new']));
    expect(page.filter((entity) => isTicked(changes, entity)).map(({ id }) => id)).toEqual([
      'kept',
      'new',
    ]);
  });
});
