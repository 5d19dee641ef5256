import { expect, it } from 'vitest';
import { meetingName } from './meeting-name.ts';

it('tells meetings of one title apart, by what is known of them', () => {
  const date = '2026-07-22';
  expect(meetingName({ title: 'Regular meeting', body: 'Troy School Board', date })).toBe(
    'Regular meeting, Troy School Board, Jul 22, 2026',
  );
  expect(meetingName({ title: null, body: null, date: null })).toBe('Untitled meeting');
});
