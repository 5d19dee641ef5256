import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/render-at.ts';
import { BeforeMeeting } from './BeforeMeeting.tsx';
import type { MeetingAhead } from './meeting-ahead.ts';

const ahead: MeetingAhead = {
  isAhead: true,
  day: 'Tuesday, November 24, 2026',
  time: null,
  place: null,
  attendUrl: null,
  attendHow: null,
  commentHow: null,
  commentUntil: null,
  cancelled: null,
  movedFrom: null,
  agenda: [],
};

const shown = (fields: Partial<MeetingAhead>) =>
  renderAt('/m', createElement(BeforeMeeting, { ahead: { ...ahead, ...fields }, meetingId: 'm' }));

it('says of a meeting to come what is not known yet, and of one that was held only what is', () => {
  expect(shown({}).match(/Not known yet/g)).toHaveLength(2);
  const held = shown({ isAhead: false, place: 'Town Hall' });
  expect(held).not.toContain('Not known yet');
  expect(held).not.toContain('<dt>Time</dt>');
  expect(held).toContain('Town Hall');
});
