import type { Page } from '@playwright/test';
import { expect, until } from './site-test.ts';

declare global {
  interface Window {
    /** What the Tab key has to reach, in the order of the page, and how it looks without the focus. */
    keyboardStops: { element: Element; look: string }[];
    /** Where each press of it led. */
    tabStops: Stop[];
    lookOf: (element: Element) => string;
  }
}

/** A page that has a script waits for it; before, some of its buttons do not work yet. */
export async function settle(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return;
  await until(page, () => {
    const main = document.querySelector('main');
    const isAlive = main && Object.keys(main).some((key) => key.startsWith('__react'));
    return isAlive || !document.querySelector('script[src], script[type=module]');
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Remembers what is to be reached, and answers with how many there are. */
export function prepareStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const line = (style: CSSStyleDeclaration) =>
      [
        style.outlineStyle !== 'none' && `${style.outlineWidth} ${style.outlineColor}`,
        style.boxShadow,
        style.borderColor,
      ].join();
    // The ring may be drawn around the row that a link fills, or the track of a switch.
    window.lookOf = (element) => {
      const around: Element[] = [element, ...element.children];
      for (let at = element.parentElement; at && around.length < 12; at = at.parentElement) {
        if (at.matches('main, header, footer, form, body')) break;
        around.push(at);
      }
      return around
        .flatMap((each) =>
          [null, '::before', '::after'].map((part) => getComputedStyle(each, part)),
        )
        .map(line)
        .join(';');
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], iframe, audio, video',
    );
    const chosen = new Set<string>();
    window.keyboardStops = [...controls]
      .filter((element) => {
        if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]')) return false;
        if (element.closest('[inert], [hidden]')) return false;
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        if (chosen.has(element.name)) return false;
        chosen.add(element.name);
        return true;
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, look: window.lookOf(element) }));
    return window.keyboardStops.length;
  });
}

type Stop = { index: number; isIndicated: boolean; scrolls: boolean; html: string };

/** From here on, every press of the Tab key notes where it led; the press ends once that is in sight. */
const watchTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.tabStops = [];
    const note = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      const focused = document.activeElement ?? document.body;
      const index = window.keyboardStops.findIndex(({ element }) => element === focused);
      const { top, bottom, width } = focused.getBoundingClientRect();
      const isInSight = bottom > 0 && top < window.innerHeight && width > 0;
      window.tabStops.push({
        index,
        isIndicated: isInSight && window.keyboardStops[index]?.look !== window.lookOf(focused),
        scrolls: focused.scrollHeight > focused.clientHeight,
        html: focused === document.body ? '' : focused.outerHTML.slice(0, 160),
      });
    };
    document.addEventListener('keyup', note, { capture: true });
  });

const tabKey = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Each press begins when the one before has ended, and none waits until that is told here. */
async function pressTab(page: Page, times: number): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    keyboard.send('Input.dispatchKeyEvent', { ...tabKey, type });
  const presses = Array.from({ length: times }, () => [press('rawKeyDown'), press('keyUp')]);
  await Promise.all(presses.flat());
  await keyboard.detach();
}

/** The keyboard has left the page, or begins it again. */
const isRound = ({ index, html }: Stop, at: number) => html === '' || (index === 0 && at > 0);

/** Goes through a page with the Tab key alone, and answers with what is wrong with it. */
export async function tabThrough(page: Page): Promise<string[]> {
  const expected = await prepareStops(page);
  await watchTab(page);
  // The header and the footer alone have more.
  const faults = expected > 8 ? [] : [`there are only ${expected} stops`];
  await pressTab(page, expected);
  let stops: Stop[] = [];
  // What scrolls takes presses of its own, and so do the parts of a date.
  while (!stops.some(isRound) && stops.length < expected + 20) {
    await page.keyboard.press('Tab');
    stops = await page.evaluate(() => window.tabStops);
  }
  let next = 0;
  for (const [at, now] of stops.entries()) {
    if (isRound(now, at)) break;
    if (now.index === -1) {
      // Browsers let the keyboard into whatever scrolls.
      if (!now.scrolls) faults.push(`takes the focus, and is no control: ${now.html}`);
      continue;
    }
    // Day, month and year of a date are stops of one control.
    if (now.index === next - 1 && now.html.startsWith('<input type="date"')) continue;
    if (now.index !== next) faults.push(`stop ${next} of ${expected} was not next: ${now.html}`);
    if (!now.isIndicated) faults.push(`does not show the focus: ${now.html}`);
    next = now.index + 1;
  }
  if (next !== expected) faults.push(`the Tab key came to ${next} of ${expected} stops`);
  return faults;
}

/** The first stop of a page leads past its header. */
export async function expectSkipLink(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to main content' });
  // Going through the page ended before its first stop, or on it.
  if (!(await link.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const focused = document.activeElement;
      // A page without controls in its main part goes on after it.
      return !focused?.closest('header') && main !== null;
    }),
  ).toBe(true);
}
