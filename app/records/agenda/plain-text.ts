import { linesOfHtml } from './html-lines.ts';

/** The words of a field in which platforms send HTML, RTF or plain text. */
export function plainText(value: string | null | undefined): string {
  if (!value) return '';
  const text = /^\s*\{\\rtf/.test(value) ? textOfRtf(value) : value;
  const shown = /<[a-z!/]|&[a-z#\d]+;/i.test(text)
    ? linesOfHtml(text).map((line) => line.text)
    : text.split(/\r?\n/);
  return shown
    .map((line) => line.replace(/[\s\p{Zs}\u200b]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const groups = /\{\\(?:\*|fonttbl|colortbl|stylesheet|info|pict)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/** Rich text as Legistar sends notes: paragraphs and letters, without looks. */
function textOfRtf(rtf: string): string {
  return rtf
    .replace(groups, '')
    .replace(/[\r\n]+/g, '')
    .replace(/\\u(-?\d+)\s?\??/g, (_, code: string) =>
      String.fromCharCode((Number(code) + 65_536) % 65_536),
    )
    .replace(/\\'([\da-f]{2})/gi, (_, code: string) => windows(Number.parseInt(code, 16)))
    .replace(/\\(?:par|line|row|cell)\b ?/g, '\n')
    .replace(/\\tab\b ?/g, ' ')
    .replace(/\\[a-z]+-?\d*\s?/gi, '')
    .replace(/\\([{}\\])/g, '$1')
    .replace(/[{}]/g, '');
}

function windows(code: number): string {
  return new TextDecoder('windows-1252').decode(new Uint8Array([code]));
}
