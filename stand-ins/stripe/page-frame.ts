import { brand } from '#app/brand.ts';
import type { ThemeChoice } from '#app/platform/http/theme.server.ts';
import { type Html, html } from './html.ts';

export type Frame = { title: string; theme: ThemeChoice; message?: string; failure?: string };

/** A page of the stand-in, which says on top what it is. */
export function framePage({ title, theme, message, failure }: Frame, content: Html): string {
  const page = html`<html lang="en-US"${theme === 'system' ? null : html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${failure ? 'Error: ' : ''}${title} · Stand-in for Stripe</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/stand-in-for-stripe/page.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<p class="banner"><strong>This is a demonstration.</strong> No card is charged and no money moves. ${brand.name} has no Stripe account here, so this page stands in for Stripe’s.</p>
</header>
<main id="content">
${message ? html`<p class="notice" role="status">${message}</p>` : null}
${failure ? html`<p class="notice failed" role="alert">${failure}</p>` : null}
${content}
</main>
</body>
</html>`;
  return `<!DOCTYPE html>\n${page.text}\n`;
}

/** '$25.00', below zero with a minus sign. */
export function dollars(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** 'Nov 21, 2026', in UTC as on Stripe's invoices. */
export const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
