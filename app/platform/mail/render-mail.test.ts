import { describe, expect, it } from 'vitest';
import type { MailMessage } from './mail-message.ts';
import { renderMail } from './render-mail.ts';

const around = { siteUrl: 'https://dais.example', secretOf: (id: string) => `secret&of ${id}` };
const message: MailMessage = {
  subject: 'A <subject> & more',
  paragraphs: ['"Parks & <script>alert(1)</script>" was heard.', 'Second paragraph.'],
  beyond: ['And 4 more.'],
  link: { label: 'Do <it>', path: '/do?a=1&b=2', secretOf: '7' },
  closing: ['The end.'],
  reason: 'You asked for this.',
};

describe('a message', () => {
  it('says the same in plain text and in HTML, in the same order', () => {
    const { text, html } = renderMail(message, around);
    const words = [
      'was heard.',
      'Second paragraph.',
      'And 4 more.',
      'Do ',
      'The end.',
      'You asked for this.',
    ];
    for (const body of [text, html]) {
      const places = words.map((word) => body.indexOf(word));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('shows what people wrote as text, never as HTML', () => {
    const { html } = renderMail(message, around);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<it>');
    expect(html).toContain(
      '&quot;Parks &amp; &lt;script&gt;alert(1)&lt;/script&gt;&quot; was heard.',
    );
  });

  it('leads to a page of this site, with the secret as one value', () => {
    const { text, html } = renderMail(message, around);
    const address = /^https:\S+$/m.exec(text)?.[0] ?? '';
    expect(new URL(address).searchParams.get('token')).toBe('secret&of 7');
    expect(new URL(address).origin).toBe('https://dais.example');
    expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  });

  it('needs no link, and loads nothing from anywhere', () => {
    const { text, html } = renderMail({ ...message, link: undefined }, around);
    expect(text).not.toContain('http');
    expect(html).not.toMatch(/<img|<link|<script|url\(/);
  });
});
