import { escapeHtml } from '../http/escape-html.ts';
import type { MailItem, MailQuote, MailSection } from './mail-message.ts';

/** A section in plain text: its heading, and each page with what is to be known of it. */
export function sectionAsText({ heading, items }: MailSection, siteUrl: string): string[] {
  const listed = items.map((item) => {
    const { title, path, aside, lines, quotes = [] } = item;
    const quoted = byReason(quotes).flatMap(([why, own]) => [
      why,
      ...own.map(
        ({ words, source, path: place }) =>
          `  “${plain(words)}”\n    ${source}: ${siteUrl}${place}`,
      ),
    ]);
    return [`* ${title}${aside ? ` (${aside})` : ''}`, ...lines, ...quoted, siteUrl + path].join(
      '\n  ',
    );
  });
  return [heading.toUpperCase(), ...listed];
}

const plain = (words: MailQuote['words']) => words.map(({ text }) => text).join('');

export function sectionAsHtml({ heading, items }: MailSection, siteUrl: string): string {
  return `<h2 style="margin:28px 0 12px;font:600 18px/1.3 'Source Serif 4',Georgia,serif">\
${escapeHtml(heading)}</h2>
${items.map((item) => itemAsHtml(item, siteUrl)).join('\n')}`;
}

const small = 'class="small" style="font-size:14px;color:#59544a"';

function itemAsHtml({ title, path, aside, lines, quotes = [] }: MailItem, siteUrl: string): string {
  const link = `<a href="${escapeHtml(siteUrl + path)}" style="color:inherit;font-weight:600">\
${escapeHtml(title)}</a>`;
  const under = [
    ...(aside ? [`<br><span ${small}>${escapeHtml(aside)}</span>`] : []),
    ...lines.map((line) => `<br><span>${escapeHtml(line)}</span>`),
  ];
  const quoted = byReason(quotes).map(
    ([why, own]) => `<p style="margin:0 0 6px"><span ${small}>${escapeHtml(why)}</span></p>
${own.map((quote) => quoteAsHtml(quote, siteUrl)).join('\n')}`,
  );
  const space = quoted.length > 0 ? 8 : 16;
  return [`<p style="margin:0 0 ${space}px">${link}${under.join('')}</p>`, ...quoted].join('\n');
}

function quoteAsHtml({ words, source, path }: MailQuote, siteUrl: string): string {
  const text = words.map(({ text: part, isMarked }) =>
    isMarked
      ? `<b class="mark" style="background:#f3e7b5;color:#1d1b17">${escapeHtml(part)}</b>`
      : escapeHtml(part),
  );
  return `<blockquote class="quote" style="margin:0 0 14px;padding:0 0 0 12px;border-left:3px solid #dfd9cb">\
${text.join('')}<br><a ${small} href="${escapeHtml(siteUrl + path)}">${escapeHtml(source)}</a></blockquote>`;
}

/** Each reason is said once, above all that is quoted for it. */
const byReason = (quotes: readonly MailQuote[]) => [...Map.groupBy(quotes, ({ why }) => why)];
