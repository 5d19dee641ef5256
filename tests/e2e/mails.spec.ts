import { expect, test } from '@playwright/test';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { renderMail } from '#app/platform/mail/render-mail.ts';
import { axeFaults } from './axe.ts';

const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2);
const address = 'https://dais.example/settings/mail?token=';

const around = {
  siteUrl: 'https://dais.example',
  secretOf: () => 's'.repeat(64),
  unsubscribe: address + 'u'.repeat(120),
  endings: [{ label: 'No more mail for “short-term rentals”', address: address + 'e'.repeat(120) }],
};

const digest: MailMessage = {
  subject: '2 new summaries: Planning Board',
  paragraphs: [],
  sections: [
    {
      heading: 'Changed meetings',
      items: [
        {
          title: 'Regular Meeting of the Board of Adjustment',
          path: '/meetings/changed',
          aside: 'Moved',
          lines: [
            'It is on Tuesday, May 5, 2026, 6:30 PM.',
            'It was to be on Monday, May 4, 2026.',
          ],
        },
      ],
    },
    {
      heading: `Planning and Zoning Commission of ${word}`,
      items: [
        {
          title: `Rezoning of ${word}`,
          path: '/meetings/found',
          aside: 'Apr 28, 2026 · 3 adopted, 1 postponed',
          lines: ['The board allowed 48 dwellings at the old cannery, four to one.'],
          quotes: [
            {
              why: 'Because you saved “cannery”',
              words: [
                { text: 'Whoever buys the old ', isMarked: false },
                { text: 'cannery', isMarked: true },
                { text: ` has to keep its chimney. ${word}`, isMarked: false },
              ],
              source: 'Ms. Okafor, 1:02:14',
              path: '/meetings/found#s120',
            },
          ],
        },
      ],
    },
  ],
  beyond: ['And 4 more, on your page.'],
  link: { label: 'My Meetings', path: '/my-meetings' },
  settings: '/settings/mail',
  reason: 'You follow these bodies and saved these searches at Dais.',
};

const resetMail: MailMessage = {
  subject: 'Choose a new password',
  paragraphs: ['Somebody asked for a new password for this account.'],
  link: { label: 'Choose a new password', path: '/reset-password', secretOf: 'reset' },
  closing: ['The link works once, for one hour.'],
  reason: 'You are sent this because it was asked for with this address.',
};

const mails = { digest, 'mail with a link that works once': resetMail };

for (const [name, message] of Object.entries(mails)) {
  test(`a ${name} fits a phone and a desk, in the light and in the dark`, async ({
    page,
    javaScriptEnabled,
  }, testInfo) => {
    test.skip(javaScriptEnabled === false, 'a mail has no scripts: once is enough');
    const { html } = renderMail(message, around);
    for (const width of [320, 700]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        const place = `${width}-${colorScheme}`;
        await testInfo.attach(place, { body: await page.screenshot({ fullPage: true }) });
        const isTooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect.soft(isTooWide, place).toBe(false);
        const violations = await axeFaults(page);
        // Landmarks are a page's matter: mail programs have their own around a message.
        const faults = violations.filter(({ tags }) => !tags.includes('best-practice'));
        expect.soft(faults, place).toEqual([]);
      }
    }
  });
}
