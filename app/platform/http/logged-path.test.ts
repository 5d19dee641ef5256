import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/shared/Ab-3_x', '/shared/…'],
  ['/shared/Ab-3_x.data', '/shared/….data'],
  ['/shared/Ab-3_x/transcript', '/shared/…/transcript'],
  ['/meetings/shared/x', '/meetings/shared/x'],
])('writes %s to the log as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
