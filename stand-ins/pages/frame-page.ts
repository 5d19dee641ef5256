import type { ThemeChoice } from '#app/platform/http/theme.server.ts';
import { type Html, html } from './html.ts';

/** Whose place is taken, and where the look of its pages is found. */
export type StoodFor = { name: string; banner: Html; style: string };

export type Frame = { title: string; theme: ThemeChoice; message?: string; failure?: string };

/** A page of a stand-in, which says on top what it is. */
export function framePage(
  { name, banner, style }: StoodFor,
  { title, theme, message, failure }: Frame,
  content: Html,
): string {
  const page = html`<html lang="en-US"${theme === 'system' ? null : html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${failure ? 'Error: ' : ''}${title} · Stand-in for ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<p class="banner"><strong>This is a demonstration.</strong> ${banner}</p>
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
