import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/shared/Ab-3_x', '/shared/…'],
  ['/shared/Ab-3_x.rsc', '/shared/….rsc'],
  ['/shared/Ab-3_x/transcript', '/shared/…/transcript'],
  ['/shared/Ab-3_x/picture.png', '/shared/…/picture.png'],
  ['/feeds/Ab-3_x/meetings.ics', '/feeds/…/meetings.ics'],
  ['/feeds/Ab-3_x.rsc', '/feeds/….rsc'],
  ['/settings/feeds/0198', '/settings/feeds/0198'],
  ['/meetings/shared/x', '/meetings/shared/x'],
  ['/meetings/0198/downloads/summary.pdf', '/meetings/0198/downloads/summary.pdf'],
  ['/meetings/ada@example.com', '/meetings/…'],
  ['/%61da%40example.com', '/…'],
  ['/', '/'],
  ['*', '/*'],
])('writes %s to the log as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it.each([
  '/Shared/Ab-3_x',
  '/SHARED/Ab-3_x.rsc',
  '/%73hared/Ab-3_x',
  '/shared/%41b-3_x',
  '/shared/Ab-3_x%2Ftranscript',
  '/shared/Ab-3_x%zz',
  '/shared%2FAb-3_x',
  '//shared/Ab-3_x',
  '/shared//Ab-3_x',
  '/./shared/Ab-3_x',
  '/x/../shared/Ab-3_x',
  '/x/%2e%2e/shared/Ab-3_x',
  '/x\\..\\shared\\Ab-3_x',
  '/Feeds/Ab-3_x/found.atom',
  '/feeds%2FAb-3_x%2Ffound.atom',
  '/feeds/Ab-3_x%zz',
  '//feeds//Ab-3_x',
  '/reset-password%3Ftoken=Ab-3_x',
  '/reset-password%3ftoken%3DAb-3_x',
  '/confirm-email&token=Ab-3_x',
  '/unsubscribe;reader=1;TOKEN=Ab-3_x',
  '/reset-password/Ab-3_x',
  '/Reset-Password/x/Ab-3_x.rsc',
  '/confirm-email/Ab-3_x',
  '/unsubscribe/Ab-3_x',
  '/take-seat%3Ftoken=Ab-3_x',
  '/take-seat/Ab-3_x',
])('keeps the secret of %s out of the log', (path) => {
  expect(loggedPath(path)).not.toContain('b-3_x');
});
